// The methods that change a copy of an array, for browsers that we serve and that lack them (Chrome 105 to 109). It runs before everything
// else: at the beginning of first.js, where it is a classic script, and in every worker.
(() => {
  const methods = {
    toReversed() {
      return this.slice().reverse();
    },
    toSorted(compare) {
      return this.slice().sort(compare);
    },
    toSpliced(...change) {
      const copy = this.slice();
      copy.splice(...change);
      return copy;
    },
    with(index, value) {
      const at = index < 0 ? this.length + index : index;
      if (!(at >= 0 && at < this.length)) throw new RangeError('with: there is no such place in the array');
      const copy = this.slice();
      copy[at] = value;
      return copy;
    },
  };
  for (const { prototype } of [Array, Object.getPrototypeOf(Uint8Array)]) {
    for (const [name, method] of Object.entries(methods)) {
      if (prototype[name] || (name === 'toSpliced' && prototype !== Array.prototype)) continue;
      Object.defineProperty(prototype, name, { value: method, writable: true, configurable: true });
    }
  }
})();
