import type { HostWords } from '../../pages/host-words.ts';

const FIREWALL: Readonly<Record<string, string>> = {
  win32:
    'Windows may ask whether Node.js may use the network: allow it for private networks. If you missed the question, open “Allow an app through the firewall” in Windows and tick “Private” beside Node.js. Set the Wi-Fi network to “Private” as well.',
  darwin:
    'macOS may ask whether “node” may accept incoming connections: allow it. You can change the answer in System Settings, Network, Firewall.',
};

export const en: HostWords = {
  title: 'Stolik is running on this computer',
  lead: 'Don’t close the window it started in. Stolik needs no internet.',
  play: 'Open the tables',
  others: 'For the other devices',
  scan: 'Connect phones and tablets to the same Wi-Fi, then scan this code or type the address.',
  elsewhere: 'If it doesn’t open, try',
  alone:
    'This computer isn’t in a network yet. You can play on it now. For other devices, connect it to Wi-Fi or turn on its hotspot, then reload this page.',
  trouble: 'When a device doesn’t open the address',
  sameNetwork:
    'Is it in the same Wi-Fi? Guest networks often keep devices apart. In that case turn on this computer’s hotspot and connect the devices to it.',
  firewall: (platform, port) =>
    FIREWALL[platform] ?? `Does a firewall block port ${port}? With ufw, this command opens it: sudo ufw allow ${port}/tcp`,
  end: 'When you have finished',
  keeps: 'Stop Stolik here, or close its window. Tables and classes stay in this folder, and you can go on the next time:',
  stop: 'Stop Stolik',
  stopped: 'Stolik has stopped',
  stoppedHint: 'Everything has been saved. You can close this page. To go on, start Stolik again.',
};
