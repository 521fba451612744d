import { p } from '../messages/pages.ts';
import { copyText } from './copy.ts';
import { isTouched } from './media.ts';
import { toast } from './toast.tsx';

/** Phones and tablets hand it to an app that sends it; elsewhere it is copied. */
export async function shareText(title: string, text: string, url: string, copied: string): Promise<void> {
  const copy = async (): Promise<void> => toast((await copyText(`${text}\n${url}`)) ? copied : p().share.notCopied);
  if (!('share' in navigator) || !isTouched()) return copy();
  try {
    await navigator.share({ title, text, url });
  } catch (error) {
    // Closed without sending is an answer, too.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
  }
}
