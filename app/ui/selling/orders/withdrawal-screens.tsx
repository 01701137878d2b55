import { href } from 'react-router'
import { fieldLabels } from '#app/texts/identity/account/fields.ts'
import { linkTexts } from '#app/texts/selling/order-follow.ts'
import { withdrawalTexts as words } from '#app/texts/selling/withdrawal.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Field } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { PlainForm } from '../../platform/forms/plain-form.tsx'
import { PlainScreen } from '../../platform/forms/plain-screen.tsx'
import type { WithdrawalView } from './withdrawal.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'

const labels = { email: fieldLabels.email ?? '', reference: linkTexts.reference }

/** The first step: which order somebody wants to give up, for those who hold no link. */
export function WithdrawalStart({ state }: { state: FormState | undefined }) {
  return (
    <PlainScreen title={words.title} lead={words.lead} fromHome>
      <PlainForm name="renoncer" action={href('/renoncer')} submit={words.start} state={state} labels={labels}>
        <Field
          name="reference"
          label={linkTexts.reference}
          hint={linkTexts.referenceHint}
          autoComplete="off"
          maxLength={60}
          isFull
        />
        <Field name="email" type="email" autoComplete="email" maxLength={254} isFull />
      </PlainForm>
      <p>
        {words.member}{' '}
        <a className="more" href={href('/mon-compte/commandes')}>
          {words.memberLink}
        </a>
      </p>
      <p>
        {words.lost}{' '}
        <a className="more" href={href('/contact')}>
          {words.contact}
        </a>
      </p>
    </PlainScreen>
  )
}

/** The second step. */
export function WithdrawalScreen({ view, state }: { view: WithdrawalView; state?: FormState | undefined }) {
  const { reference, placed, closed, lastDay, back } = view
  const goods = useGoods()
  return (
    <PlainScreen title={words.orderTitle(reference)} lead={closed ? undefined : words.orderLead(goods, placed)}>
      {closed ? (
        <Closed says={closed === 'late' ? words.late(goods, lastDay ?? '') : words.over} />
      ) : (
        <>
          <Until view={view} />
          <WithdrawalForm view={view} state={state} />
        </>
      )}
      {back && (
        <p>
          <a className="more" href={back} data-reload="">
            {words.back}
          </a>
        </p>
      )}
    </PlainScreen>
  )
}

/** Until when it can be given up; whoever is asked for the day of arrival is told of no other. */
function Until({ view: { lastDay, sent, arrival } }: { view: WithdrawalView }) {
  if (arrival) return null
  if (!lastDay) return <p>{words.open}</p>
  return <p>{sent ? words.presumed(sent, lastDay) : words.until(lastDay)}</p>
}

/** What is said once it is declared, to whoever came without a link. */
export function WithdrawalDone() {
  return <PlainScreen title={words.doneTitle} lead={words.done(useGoods())} fromHome />
}

function Closed({ says }: { says: string }) {
  return (
    <>
      <p className="note">{says}</p>
      <p>
        <a className="more" href={href('/contact')}>
          {words.contact}
        </a>
      </p>
    </>
  )
}
