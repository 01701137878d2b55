import { href, Link } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getMember } from '#app/services/platform/session/member.server.ts'
import { readLastOrder } from '#app/services/selling/orders/own-orders.server.ts'
import { deletion } from '#app/texts/identity/account/data.ts'
import { space, spacePages } from '#app/texts/identity/account/space.ts'
import { useGoods } from '#app/ui/platform/body/goods.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import { CustomFacts } from '#app/ui/platform/lists/custom-facts.tsx'
import { type ListedOrder, ListedOrderRow } from '#app/ui/selling/after/listed-order.tsx'
import type { Route } from './+types/overview'

export const handle = screen

type Facts = Answer<Contract['listOwnFacts']>
type Own = { heading: string; plannedOn: string | undefined; facts: Facts; last: ListedOrder | undefined }

export async function loader({ context }: Route.LoaderArgs): Promise<Own> {
  const { api } = getMember(context)
  const [user, planned, facts, last] = await Promise.all([
    api.getUser(),
    api.getDeletion(),
    api.listOwnFacts(),
    readLastOrder(context.get(requestContext), api),
  ])
  const { firstname } = orThrow(user)
  const plannedOn = orThrow(planned).plannedOn?.split('-').reverse().join('/')
  return { heading: firstname ? `${space.hello} ${firstname}` : space.title, plannedOn, facts: orThrow(facts), last }
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  return (
    <Screen title={space.title} heading={loaderData.heading} lead={space.lead(useGoods())}>
      {loaderData.plannedOn && (
        <p className="note">
          {`${deletion.planned} ${loaderData.plannedOn}. `}
          <Link to={href('/mon-compte/supprimer')}>{deletion.cancel}</Link>
        </p>
      )}
      {loaderData.facts.length > 0 && <OwnFacts facts={loaderData.facts} />}
      {loaderData.last && <LastOrder order={loaderData.last} />}
      <ul className="doors">
        {spacePages.map(({ to, label, about }) => (
          <li key={to}>
            <Link to={href(to)}>{label}</Link>
            <span>{about}</span>
          </li>
        ))}
      </ul>
      <p className="actions">
        <Link className="btn btn-line" to={href('/deconnexion')}>
          {space.logOut}
        </Link>
      </p>
    </Screen>
  )
}

/** What was ordered last, to be followed, or ordered again. */
function LastOrder({ order }: { order: ListedOrder }) {
  return (
    <section aria-labelledby="derniere">
      <h2 id="derniere">{space.lastOrder}</h2>
      <ul className="rows">
        <ListedOrderRow order={order} />
      </ul>
    </section>
  )
}

/** What the house notes of its member and has them read. */
function OwnFacts({ facts }: { facts: Facts }) {
  return (
    <section aria-labelledby="fiche">
      <h2 id="fiche">{space.facts}</h2>
      <CustomFacts facts={facts} />
    </section>
  )
}
