import type { Editor } from './editor-shape.ts';
import { toolsOf } from './tools.ts';

/** Keys that work wherever the focus is, but in fields that are typed into. Answers what stops listening. */
export function listenToKeys(editor: Editor, help: () => void): () => void {
  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('input, select, textarea')) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.code === 'KeyZ') event.shiftKey ? editor.redo() : editor.undo();
      else if (event.code === 'KeyY') editor.redo();
      else return;
    } else if (event.key === '?') help();
    else if (event.key === 'Escape') putDown(editor);
    else if (/^[1-9]$/.test(event.key) && editor.tab() === 'things') {
      const tool = toolsOf(editor.draft())[Number(event.key) - 1];
      if (tool === undefined) return;
      editor.takeTool(tool);
    } else if (event.code === 'KeyR' && editor.tab() === 'field') editor.turnChosen();
    else if (event.code === 'KeyR' && editor.tab() === 'golems') turnGolem(editor);
    else if (event.code === 'KeyR' && editor.tool().startsWith('line:')) editor.turn('');
    else if (event.code === 'KeyS' && editor.tab() === 'field') editor.flipChosen();
    else return;
    event.preventDefault();
  }
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

function turnGolem(editor: Editor): void {
  const golem = editor.chosenGolem();
  if (!golem) return;
  const { starts, bots } = editor.draft();
  const at = (golem.kind === 'start' ? starts : bots)[golem.index]?.at;
  if (at) editor.turn(at);
}

function putDown(editor: Editor): void {
  editor.setHand(undefined);
  editor.chooseGolem(undefined);
  editor.choosePart(undefined);
  editor.show([]);
}
