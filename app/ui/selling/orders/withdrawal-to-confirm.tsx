import { href } from 'react-router'
import { withdrawalTexts as words } from '#app/texts/selling/withdrawal.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { OrderView } from './order-view.ts'

/** Asks whoever reads the mails of an order whether what came by its number alone is theirs: first of all, for a mail leads here. */
export function WithdrawalToConfirm({ token, withdrawal }: { token: string; withdrawal: OrderView['withdrawals'][number] }) {
  const { id, goods, declared, refund, awaitsBuyer } = withdrawal
  const named = useGoods()
  const title = `renonce-${id}`
  return (
    <section className="note order-thanks" aria-labelledby={title}>
      <h2 id={title}>{words.isItYou(named)}</h2>
      <p className="order-words num">{goods}</p>
      <p className="small muted num">
        {words.declared(declared)}. {refund && `${words.refund(refund)}.`}
      </p>
      <p>{awaitsBuyer ? words.isItYouSays : words.isItYouGone(named)}</p>
      <form method="post" action={href('/suivi/:token/renoncer/confirmer', { token })}>
        <input type="hidden" name="retractation" value={id} />
        <p className="actions">
          {awaitsBuyer && (
            <button type="submit" className="btn">
              {words.confirmOwn}
            </button>
          )}
          <button type="submit" className="btn btn-line" formAction={href('/suivi/:token/renoncer/retirer', { token })}>
            {words.disown}
          </button>
        </p>
      </form>
    </section>
  )
}
