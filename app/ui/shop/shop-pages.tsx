import type { ShopListView } from '#app/services/shop-list.server.ts'
import { shopList } from '#app/texts/shop.ts'

/** The pages of a long list, each under an address of its own. */
export function ShopPages({ pages }: { pages: ShopListView['pages'] }) {
  const current = pages.find(({ isCurrent }) => isCurrent)?.page ?? 1
  const at = (page: number) => pages.find((one) => one.page === page)
  if (pages.length === 0) return null
  return (
    <nav className="pages num" aria-label={shopList.pages}>
      <Step to={at(current - 1)?.href} label={shopList.previous} rel="prev" />
      {pages.map(({ page, href, isCurrent }, place) =>
        page === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
          <span key={`gap-${place}`}>…</span>
        ) : (
          <a key={page} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {page}
          </a>
        ),
      )}
      <Step to={at(current + 1)?.href} label={shopList.next} rel="next" />
    </nav>
  )
}

function Step({ to, label, rel }: { to: string | undefined; label: string; rel: string }) {
  if (to === undefined) return <span className="muted">{label}</span>
  return (
    <a href={to} rel={rel}>
      {label}
    </a>
  )
}
