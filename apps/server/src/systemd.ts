import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

type Env = Readonly<Record<string, string | undefined>>;

/** What a service manager wants to know. */
export interface ServiceManager {
  /** Ready to serve; from now on the watchdog is notified regularly. */
  ready(): void;
  stopping(): void;
}

const NOBODY: ServiceManager = { ready: () => {}, stopping: () => {} };

/**
 * systemd listens on a datagram socket, which Node can't speak to. `systemd-notify`, which comes with systemd, can: a shell that is started
 * once, while this process is still small, calls it for every line it is sent. The lines come from the loop that serves people, so when that
 * hangs they stay away, and systemd ends the process and starts another (WatchdogSec).
 */
export function openServiceManager(env: Env, complain: (what: string, error: unknown) => void): ServiceManager {
  if (!env['NOTIFY_SOCKET']) return NOBODY;
  const shell = spawn('/bin/sh', ['-c', 'while read -r state; do systemd-notify "$state"; done'], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: env as NodeJS.ProcessEnv,
  });
  const { stdin } = shell;
  let hasFailed = false;
  const fail = (error: unknown): void => {
    if (!hasFailed) complain('systemd can’t be told anything', error);
    hasFailed = true;
  };
  shell.on('error', fail);
  stdin.on('error', fail);
  // It must not keep a process alive that has nothing else to do.
  shell.unref();
  (stdin as unknown as Socket).unref();
  const tell = (state: string): void => {
    if (!hasFailed) stdin.write(`${state}\n`);
  };
  return {
    ready() {
      tell('READY=1');
      const every = watchdogOf(env);
      if (every !== undefined) setInterval(() => tell('WATCHDOG=1'), every).unref();
    },
    stopping: () => tell('STOPPING=1'),
  };
}

/** How often, in milliseconds, it wants to hear of us: three times as often as it must. */
function watchdogOf(env: Env): number | undefined {
  const microseconds = Number(env['WATCHDOG_USEC'] ?? 0);
  const isForUs = env['WATCHDOG_PID'] === undefined || env['WATCHDOG_PID'] === String(process.pid);
  return microseconds > 0 && isForUs ? microseconds / 3000 : undefined;
}
