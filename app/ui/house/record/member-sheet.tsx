import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { sayCalendarDay, sayShortDay } from '#app/models/platform/time/french-date.ts'
import { peopleTexts as words } from '#app/texts/house/fields/people.ts'
import { rightsNames } from '#app/texts/house/mails/mail.ts'
import { countryNames } from '#app/texts/site/countries.ts'
import { CardLink } from '../clients/card-link.tsx'
import { OrderLinks } from '../clients/order-links.tsx'
import type { PanelRecord } from '../desks/records.ts'
import { Fact } from '../frame/fact.tsx'

type Member = Answer<Contract['getAdminMember']>

/** What is known of a member beside their profile, and what may be taken along for them. */
export function MemberSheet({ record }: { record: PanelRecord }) {
  const member = record as unknown as Member
  return (
    <>
      <h2>{words.known}</h2>
      <CardLink id={member.id} />
      <dl className="facts">
        <Fact label={words.addresses}>
          {member.addresses.map(({ id, firstname, lastname, address, postalCode, city, country }) => (
            <address key={id}>
              {[`${firstname} ${lastname}`, address, `${postalCode} ${city}`, countryNames[country] ?? country].join(', ')}
            </address>
          ))}
        </Fact>
        <Fact label={words.orders}>
          {member.orders.length === 0 && words.noOrder}
          <OrderLinks orders={member.orders} />
        </Fact>
        <Fact label={words.letters}>{sayLetters(member)}</Fact>
        <Fact label={words.consents}>{sayConsents(member)}</Fact>
        <Fact label={words.rights}>
          {member.rightsRequests.length === 0 && words.noRights}
          <Requests requests={member.rightsRequests} />
        </Fact>
      </dl>
      <p className="muted">{words.exportSays}</p>
      <p className="actions">
        <a className="btn btn-line" href={href('/admin/membres/:id/donnees', { id: member.id })}>
          {words.export}
        </a>
      </p>
    </>
  )
}

function Requests({ requests }: { requests: Member['rightsRequests'] }) {
  return requests.map(({ id, kind, state, dueOn }) => (
    <p key={id}>
      <a className="more" href={href('/admin/:desk/:id', { desk: 'demandes', id })}>
        {rightsNames[kind]}
      </a>{' '}
      {state === 'WAITING' && words.dueOn(sayCalendarDay(dueOn))}
    </p>
  ))
}

function sayLetters({ newsletter }: Member): string {
  if (!newsletter) return words.noLetters
  return [words.letterStates[newsletter.state] ?? newsletter.state, newsletter.consent].filter(Boolean).join(' — ')
}

function sayConsents({ confirmedAt, termsAcceptedAt, hasSecondFactor }: Member): string {
  const said = [
    confirmedAt && words.confirmed(sayShortDay(confirmedAt)),
    termsAcceptedAt && words.terms(sayShortDay(termsAcceptedAt)),
    hasSecondFactor && words.secondFactor,
  ].filter(Boolean)
  return said.length > 0 ? said.join(' ') : words.noConsent
}
