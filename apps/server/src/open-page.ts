import { spawn } from 'node:child_process';

/** The command that opens an address in the user's browser. Other systems use the one of Linux. */
const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

export const openerFor = (platform: string, url: string): readonly string[] => [...(OPENERS[platform] ?? ['xdg-open']), url];

/** A machine without a screen or a browser opens nothing: the address is printed anyway. */
export function openPage(url: string): void {
  const [command = '', ...args] = openerFor(process.platform, url);
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
