import { href } from 'react-router'
import { families, slugOfFamily } from '#app/models/site/look/families.ts'
import type { SiteFont } from '#app/models/site/look/font.ts'
import bricolage from '~fonts/bricolage.woff2?url'
import fineNewsreader from '~fonts/fine-newsreader.woff2?url'
import finePlayfair from '~fonts/fine-playfair.woff2?url'
import interTight from '~fonts/inter-tight.woff2?url'
import newsreader from '~fonts/newsreader.woff2?url'
import playfair from '~fonts/playfair.woff2?url'

// They lie in a folder of the cache, which is left out otherwise.
const cut = import.meta.glob<string>(['~fonts/*.woff2', '!**/*-more.woff2', '!**/*-italic.woff2'], {
  query: '?url',
  import: 'default',
  eager: true,
  exhaustive: true,
})

const files: Record<string, string | undefined> = {
  ...Object.fromEntries(Object.keys(families).map((name) => [name, fileOf(slugOfFamily(name))])),
  Playfair: playfair,
  Newsreader: newsreader,
  'Inter Tight': interTight,
  Bricolage: bricolage,
  'Fine Playfair': finePlayfair,
  'Fine Newsreader': fineNewsreader,
}

/** The font files that a first view of the site needs at once. */
export function preloadsOf(fonts: readonly Pick<SiteFont, 'family' | 'file'>[]): string[] {
  const wanted = fonts.flatMap(({ family, file }) => files[family] ?? (file === '' ? [] : [href('/fonts/:name', { name: file })]))
  return [...new Set(wanted)]
}

function fileOf(slug: string): string | undefined {
  return Object.entries(cut).find(([path]) => path.endsWith(`/${slug}.woff2`))?.[1]
}
