import type { JSX } from 'solid-js';
import { Icon } from '../../base/ui/icon.tsx';
import { saveFile } from '../../base/ui/save-file.ts';
import { toast } from '../../base/ui/toast.tsx';
import { type Learnt, merged, readLearntFile } from '../../session/learn/progress.ts';
import { forgetLearnt, learn, learnt } from '../../session/learn/store.ts';
import { w } from './words.ts';

/** What is known of somebody is theirs: to take along, and to throw away. */
export function OwnFile(): JSX.Element {
  let field!: HTMLInputElement;
  const load = async (file: File | undefined): Promise<void> => {
    const found = await file?.text().then(readLearntFile);
    field.value = '';
    if (!found) return toast(w().notLoaded);
    const before = learnt();
    learn((here) => merged(here, found));
    toast(w().loaded, backTo(before));
  };
  const wipe = (): void => {
    const before = learnt();
    forgetLearnt();
    toast(w().wiped, backTo(before));
  };
  return (
    <footer class="learn-own dim">
      <p class="flow near">
        <button type="button" class="btn" onClick={() => saveFile('stolik-path.json', JSON.stringify(learnt()))}>
          <Icon name="file" small /> {w().save}
        </button>
        <button type="button" class="btn" onClick={() => field.click()}>
          <Icon name="file" small /> {w().load}
        </button>
        <button type="button" class="btn" onClick={wipe}>
          <Icon name="trash" small /> {w().wipe}
        </button>
        <input
          ref={field}
          hidden
          type="file"
          accept=".json,application/json"
          onChange={(event) => void load(event.currentTarget.files?.[0])}
        />
      </p>
    </footer>
  );
}

/** What was here before can be had again. */
const backTo = (before: Learnt) => ({ action: w().bringBack, run: () => void learn(() => before) });
