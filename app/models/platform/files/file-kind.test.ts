import { expect, test } from 'vitest'
import { kindOfFile } from './file-kind.ts'

test('[C-06] what a file is shows by its ending: four are pictures, and two newer forms, six are films, others are neither', () => {
  const ofKind = (kind: string | undefined, ...endings: string[]) =>
    expect(endings.map((ending) => kindOfFile(`/images/a/b.${ending}`))).toEqual(endings.map(() => kind))
  ofKind('picture', 'svg', 'jpeg', 'jpg', 'png', 'PNG')
  ofKind('picture', 'webp', 'avif')
  ofKind('film', 'mp4', 'm4v', 'mov', 'avi', 'wmv', 'flv', 'MP4?x=1')
  ofKind(undefined, 'pdf', 'gif', 'mp4.txt', 'js')
  expect(kindOfFile('/images/png')).toBeUndefined()
})
