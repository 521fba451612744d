/*
 * What a JSON schema says about a value, as a type. Schemas are written `as const`; of JSON Schema this knows what ours use.
 */

interface Plain {
  readonly string: string;
  readonly integer: number;
  readonly number: number;
  readonly boolean: boolean;
  readonly null: null;
  readonly object: Readonly<Record<string, unknown>>;
}

/** The type of what fits this schema. */
export type From<Schema> = Schema extends { readonly const: infer Value }
  ? Value
  : Schema extends { readonly enum: readonly (infer Value)[] }
    ? Value
    : Schema extends { readonly anyOf: readonly (infer One)[] }
      ? From<One>
      : Schema extends { readonly type: 'array'; readonly items: infer Item }
        ? readonly From<Item>[]
        : Schema extends { readonly properties: infer Properties }
          ? Fields<Properties, Schema extends { readonly required: readonly (infer Key)[] } ? Key : never>
          : Schema extends { readonly type: infer Kind extends keyof Plain }
            ? Plain[Kind]
            : unknown;

type Fields<Properties, Needed> = {
  readonly [Key in keyof Properties as Key extends Needed ? Key : never]: From<Properties[Key]>;
} & {
  readonly [Key in keyof Properties as Key extends Needed ? never : Key]?: From<Properties[Key]>;
};
