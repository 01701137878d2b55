import { shopList } from '#app/texts/shop.ts'

type Step = { label: string; href: string }

/** The way from the front door to here. */
export function Crumbs({ steps, here }: { steps: Step[]; here: string }) {
  return (
    <nav className="crumbs" aria-label={shopList.crumbs}>
      <ol>
        {[{ label: shopList.home, href: '/' }, ...steps].map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
