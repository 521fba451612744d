import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { toLearn, toLesson } from '../../base/router.ts';
import { isBegun, nextLesson, nextStep } from '../../session/learn/lessons.ts';
import { learnt } from '../../session/learn/store.ts';
import { lessonTitles } from '../../shell/study/lessons.ts';
import type { Offer, Offers } from './offer.ts';

export async function loadOffers(): Promise<Offers> {
  await lessonTitles.load();
  const titleOf = (game: string, id: string): string => {
    const chapters = lessonTitles.read()[game] ?? [];
    return chapters.flatMap(({ levels }) => levels).find((level) => level.id === id)?.title ?? '';
  };
  return {
    at: (game): Offer => {
      const chapters = lessonTitles.read()[game] ?? [];
      const place = nextLesson(chapters, learnt());
      if (!place) return { says: m().nav.learn, href: toLearn };
      const says = isBegun(chapters, learnt()) ? p().home.lesson(place.number) : p().home.learnIn;
      return { says, href: toLesson(game, place.id) };
    },
    next: () => {
      const step = nextStep(lessonTitles.read(), learnt());
      if (!step) return undefined;
      const { game, place, isFirst } = step;
      const says = isFirst ? p().home.learnIn : p().home.lessonCalled(place.number, titleOf(game, place.id));
      return { says, href: toLesson(game, place.id) };
    },
  };
}
