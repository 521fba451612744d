// Names that both editions have for what is on the table. Public API: what others may use of it; inside the package nobody imports it.

export { COMPONENT_NAMES, CONTENTS_NAMES as CONTENTS_NAMES4, ENDINGS, ROBOT_NAMES } from '../words/names4.ts';
export { CONTENTS_NAMES as CONTENTS_NAMES6, LOGIC_NAMES, REASON_TEXTS, TYPE_NAMES } from '../words/names6.ts';
export { BOT_TITLES, FACING_NAMES } from '../words/things.ts';
