import { p } from '../messages/pages.ts';
import { toast } from './toast.tsx';

/** Answers whether it is in the clipboard. A classroom's server speaks plain HTTP, where browsers know only the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  const before = document.activeElement;
  field.value = text;
  field.className = 'hidden';
  // Inside an open dialog, everything outside of it can't be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/** Copies a link and says so; where it can't be, the field that shows it is selected for doing it by hand. */
export async function copyLink(link: string, field: HTMLInputElement | undefined): Promise<void> {
  if (await copyText(link)) toast(p().share.copied);
  else {
    field?.select();
    toast(p().share.notCopied);
  }
}
