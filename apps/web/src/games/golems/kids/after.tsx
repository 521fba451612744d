import type { KidsEnd } from '../../../shell/contract.ts';
import type { PlayedEdition } from '../model/edition.ts';
import type { GolemsEvent, GolemsView } from '../model/scene.ts';
import { ScenarioPicture } from '../scenarios/picture.tsx';
import { fieldAfter } from './field-after.ts';
import { medalOf } from './medal.ts';

/** What a child gets at the end: a medal, and the field of the next game. */
export const kidsEnd = (edition: PlayedEdition): KidsEnd<GolemsView, GolemsEvent> => ({
  medal: (view, passages, seat) => medalOf(edition.scenarioName(view), passages, seat),
  nextField: (view, seats) => {
    const next = fieldAfter(edition.scenarioName(view), seats);
    return next && { title: next.title, options: { scenario: next.id }, Picture: () => <ScenarioPicture scenario={next} /> };
  },
});
