// Programs as flowcharts and as Python: nobody needs them at once. Public API: what others may use of it; inside the package nobody imports it.
export { flowchart } from '../programs/flowchart.ts';
export { type LeftOut, leftOutInWords, type PythonWorld, python, pythonLines } from '../programs/python.ts';
