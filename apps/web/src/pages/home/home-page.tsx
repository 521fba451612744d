import { GAMES } from '@stolik/games/games';
import { For, type JSX, onCleanup } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { pageTitle } from '../../base/ui/title.ts';
import { hasLearnt } from '../../session/learn/kept.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { across } from './across.ts';
import { Entries } from './entries.tsx';
import { openLiving } from './living.ts';
import { fetchOffers } from './offers.ts';
import { OtherWays } from './other-ways.tsx';
import { SavedTables } from './saved-tables.tsx';
import { TableCard } from './table-card.tsx';

export function HomePage(): JSX.Element {
  pageTitle(() => p().home.pageTitle);
  const stills = import('virtual:stills').then(({ STILLS }) => STILLS);
  fetchOffers();
  const living = openLiving();
  onCleanup(living.close);
  return (
    <PageFrame here="home">
      <div class="hero" classList={{ learns: hasLearnt() }}>
        <h1>{p().home.title}</h1>
        <p>{p().home.lead}</p>
        <Entries />
      </div>
      <SavedTables living={living} />
      <section class="tables" aria-label={p().home.tables} style={{ '--across': `${across(GAMES.length)}` }}>
        <For each={GAMES}>{(card) => <TableCard card={card} stills={stills} living={living} />}</For>
      </section>
      <OtherWays />
    </PageFrame>
  );
}
