import { writings } from '#app/texts/content/writings.ts'
import { Crumbs } from '../../platform/lists/crumbs.tsx'
import { OpeningFacts, PageFacts } from '../../platform/lists/page-facts.tsx'
import { Pages } from '../../platform/lists/pages.tsx'
import { PostBanner, PostCards, PromotedPosts } from '../writings/posts.tsx'
import type { ListView } from './writing-views.ts'

/** A list of writings, what is put forward before the others. */
export function ListScreen({ title, lead, facts = [], crumbs, chips, promoted, hasLead = false, posts, paging }: ListView) {
  const [first, ...others] = posts
  const isAlone = hasLead && first
  const isPromoted = promoted && promoted.posts.length > 0
  const isEmpty = posts.length === 0 && !isPromoted
  return (
    <>
      <div className="wrap writings">
        <Crumbs steps={crumbs} />
        <header className="writings-head">
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          <OpeningFacts facts={facts} />
        </header>
        {chips && <Chips {...chips} />}
        {isPromoted && (
          <section className="promoted" data-look={promoted.look.toLowerCase()} aria-label={writings.promoted}>
            <PromotedPosts {...promoted} isFirst />
          </section>
        )}
        {isAlone && <PostBanner post={first} isFirst={!isPromoted} />}
        <PostCards posts={isAlone ? others : posts} isFirst={!isPromoted && !isAlone} />
        {isEmpty && <p className="note">{writings.none}</p>}
        <Pages {...paging} />
      </div>
      <PageFacts facts={facts} spot="PAGE_FOOT" />
    </>
  )
}

function Chips({ label, links }: NonNullable<ListView['chips']>) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className="chips">
        {links.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a className="chip" href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
