import { href } from 'react-router'
import type { RequestContext } from '#app/http/request-context.ts'
import { panelManifestTexts as texts } from '#app/texts/house/panel.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import { houseNameOf, iconOf, readSiteFacts } from '../site/site-facts.server.ts'

/** What a telephone needs to keep the panel beside its programs, with the screens that are wanted on the way. */
export async function getPanelManifest(ctx: RequestContext) {
  const facts = await readSiteFacts(ctx)
  const house = houseNameOf(facts)
  return {
    id: href('/admin'),
    start_url: href('/admin'),
    scope: href('/admin'),
    name: texts.name(house),
    short_name: house,
    lang: 'fr',
    display: 'standalone',
    icons: [{ src: iconOf(facts.info), sizes: 'any' }],
    shortcuts: [
      { name: texts.orders, url: href('/admin/:desk', { desk: 'commandes' }) },
      { name: texts.round, url: href('/admin/commandes/preparation') },
      { name: texts.stock(goodsWordsOf(facts.values)), url: href('/admin/inventaire') },
      { name: texts.search, url: href('/admin/chercher') },
    ],
  }
}
