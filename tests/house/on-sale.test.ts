import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('what is sold is what is shown: nothing that sells asks only whether its owner published it', () => {
  const files = globSync('api/selling/**/*.ts').filter((file) =>
    /products\.is_valid|productRow\.is_valid/.test(readFileSync(file, 'utf8')),
  )
  expect(files).toEqual([])
})
