/** Milliseconds that this thread has worked: a busy machine takes nothing from a bot whose time is counted so. */
export function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
