import type { en } from '../en/typography.ts';

export const ru: typeof en = {
  clinging: 'в|во|к|ко|с|со|у|о|об|от|до|из|за|на|по|и|а|но|не|ни',
};
