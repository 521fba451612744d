import { GAMES } from '@stolik/games/games';
import { For, type JSX, onCleanup } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { toLearn } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { hasLearnt } from '../../session/learn/kept.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { openLiving } from './living.ts';
import { fetchOffers, nextOffer } from './offers.ts';
import { OtherWays } from './other-ways.tsx';
import { SavedTables } from './saved-tables.tsx';
import { TableCard } from './table-card.tsx';

export function HomePage(): JSX.Element {
  pageTitle(() => m().home.pageTitle);
  const stills = import('virtual:stills').then(({ STILLS }) => STILLS);
  fetchOffers();
  const living = openLiving();
  onCleanup(living.close);
  return (
    <PageFrame here="home">
      <div class="hero" classList={{ learns: hasLearnt() }}>
        <h1>{m().home.title}</h1>
        <p>{m().home.lead}</p>
        <p class="steps">
          <a class="btn next-step" href={nextOffer().href}>
            <Icon name="book" small />
            <span>{nextOffer().says}</span>
          </a>
          <a class="btn" href={toLearn}>
            <span>{m().home.daily}</span>
            <Icon name="next" small />
          </a>
        </p>
      </div>
      <SavedTables living={living} />
      <section class="tables" aria-label={m().home.tables}>
        <For each={GAMES}>{(card) => <TableCard card={card} stills={stills} living={living} />}</For>
      </section>
      <OtherWays />
    </PageFrame>
  );
}
