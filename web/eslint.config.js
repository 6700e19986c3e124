import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['src/wire/generated.ts', 'src/wire/routes.ts', 'src/wire/names.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // TypeScript knows what is defined.
      'no-undef': 'off',
      // An underscore marks what is left out on purpose.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Maps and sets are derived from the state as new ones, never changed where they are shown.
      'svelte/prefer-svelte-reactivity': 'off',
      // Takes the reason after an ignored warning for further warnings.
      'svelte/no-unused-svelte-ignore': 'off',
      // {' '} keeps a space at the end of a line.
      'svelte/no-useless-mustaches': 'off',
      // A field follows the server until a person types.
      'svelte/prefer-writable-derived': 'off',
    },
  },
  {
    // These draw our own symbols, which are part of the build; nothing else may insert markup.
    files: [
      'src/home/SeatPiece.svelte',
      'src/learn/rulebook/Board.svelte',
      'src/look/TartanDefs.svelte',
      'src/parts/{PieceBody,Symbol}.svelte',
      'src/table/map/{NeighbourGoods,Tints}.svelte',
    ],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
