import { sendDueLetters } from '../../audience/letters/send-due-letters.ts'
import { makePackshots } from '../../catalog/packshots/make-packshots.ts'
import { turnReductions } from '../../catalog/products/turn-reductions.ts'
import { lapseBookings } from '../../content/calendars/lapse-bookings.ts'
import { publishDueDrafts } from '../../content/drafts/publish-due-drafts.ts'
import { turnPopups } from '../../content/popups/turn-popups.ts'
import { lapseRegistrations } from '../../content/registrations/lapse-registrations.ts'
import { renewReviews } from '../../content/reviews/renew-reviews.ts'
import { publishDue } from '../../content/writing/publish-due.ts'
import { byTheClock, byTheTrustedClock } from '../../platform/clock/by-the-clock.ts'
import { watchClock } from '../../platform/clock/watch-clock.ts'
import { eachSite } from '../../platform/jobs/each-site.ts'
import { inRounds } from '../../platform/jobs/in-rounds.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { sendWebhooks } from '../../platform/webhooks/send-webhooks.ts'
import { askReviews } from '../../selling/order-jobs/ask-reviews.ts'
import { expireOrders } from '../../selling/order-jobs/expire-orders.ts'
import { remindBuyers } from '../../selling/order-jobs/remind-buyers.ts'
import { sealOrderTokens } from '../../selling/order-jobs/seal-order-tokens.ts'
import { closeAndSign } from '../../selling/papers/books/close-and-sign.ts'
import { signAllBooks } from '../../selling/papers/chain/sign-all-books.ts'
import { exchangeFlows } from '../../selling/papers/flows/exchange-flows.ts'
import { passThreshold } from '../../selling/papers/threshold/pass-threshold.ts'
import { eachTill } from '../../selling/payments/each-till.ts'
import { noteMoves } from '../../selling/payments/money-at-stripe/note-moves.ts'
import { reconcileMoney } from '../../selling/payments/money-at-stripe/reconcile-money.ts'
import { sendRefunds } from '../../selling/payments/money-at-stripe/send-refunds.ts'
import { reconcilePayments } from '../../selling/payments/reconcile-payments.ts'
import { tellStockAlerts } from '../../selling/stock-alerts/tell-stock-alerts.ts'
import { publishDueLook } from '../../site/look/draft/publish-due-look.ts'
import { sweepFiles } from '../../site/media/sweep-files.ts'
import { turnClosings } from '../../site/settings/turn-closings.ts'
import { watchBooks } from '../alarms/watch-books.ts'
import { watchShop } from '../alarms/watch-shop.ts'
import { keepBackups } from '../backup/keep-backups.ts'
import { keepDayFigures } from '../figures/keep-day-figures.ts'
import { deletePlannedAccounts } from '../members/delete-planned-accounts.ts'
import { keepTerms } from '../members/keep-terms.ts'
import { warnIdleMembers } from '../members/warn-idle-members.ts'
import { sendDueMails } from './send-due-mails.ts'

/** Orders expire and money is given back in the same turn of jobs, after those who listen slowly. */
const longestRound = 20_000

/** Everything the shop does without being asked. */
export const shopJobs: Job[] = [
  { name: 'watch_clock', everySeconds: 0, needsNoTurn: true, run: watchClock },
  { name: 'keep_statistics', everySeconds: 86_400, run: ({ db }) => db.refreshStatistics() },
  {
    name: 'send_mails',
    everySeconds: 0,
    needsNoTurn: true,
    run: ({ db, mail, now, sealing, media, isStopping }) => sendDueMails({ db, port: mail, now, sealing, media, isStopping }),
  },
  {
    name: 'send_webhooks',
    everySeconds: 5,
    run: inRounds(longestRound, (dependencies) =>
      eachTill(dependencies, (at) => sendWebhooks({ ...at, webhooks: dependencies.webhooks })),
    ),
  },
  {
    name: 'delete_planned_accounts',
    everySeconds: 600,
    run: byTheTrustedClock((dependencies) => eachSite(dependencies, deletePlannedAccounts)),
  },
  {
    name: 'warn_idle_members',
    everySeconds: 6 * 3600,
    run: byTheTrustedClock((dependencies) => eachSite(dependencies, warnIdleMembers)),
  },
  { name: 'bring_out', everySeconds: 300, run: (dependencies) => eachSite(dependencies, publishDue) },
  {
    name: 'renew_reviews',
    everySeconds: 6 * 3600,
    run: (dependencies) => eachSite(dependencies, (at) => renewReviews(at, dependencies.reviews)),
  },
  { name: 'expire_orders', everySeconds: 30, run: byTheClock((dependencies) => eachTill(dependencies, expireOrders)) },
  {
    name: 'lapse_registrations',
    everySeconds: 30,
    run: byTheClock((dependencies) => eachSite(dependencies, lapseRegistrations)),
  },
  { name: 'lapse_bookings', everySeconds: 30, run: byTheClock((dependencies) => eachSite(dependencies, lapseBookings)) },
  { name: 'seal_order_tokens', everySeconds: 86_400, run: (dependencies) => eachTill(dependencies, sealOrderTokens) },
  { name: 'remind_buyers', everySeconds: 3600, run: byTheClock((dependencies) => eachSite(dependencies, remindBuyers)) },
  { name: 'ask_reviews', everySeconds: 3600, run: byTheClock((dependencies) => eachSite(dependencies, askReviews)) },
  {
    name: 'reconcile_payments',
    everySeconds: 60,
    run: byTheTrustedClock((dependencies) => eachTill(dependencies, reconcilePayments)),
  },
  {
    name: 'reconcile_money',
    everySeconds: 3600,
    run: byTheTrustedClock((dependencies) => eachTill(dependencies, reconcileMoney)),
  },
  { name: 'note_stripe_moves', everySeconds: 86_400, run: (dependencies) => eachTill(dependencies, noteMoves) },
  { name: 'send_refunds', everySeconds: 60, run: (dependencies) => eachTill(dependencies, sendRefunds) },
  { name: 'tell_stock_alerts', everySeconds: 60, run: (dependencies) => eachSite(dependencies, tellStockAlerts) },
  {
    name: 'close_books',
    everySeconds: 900,
    run: byTheTrustedClock((dependencies) => eachSite(dependencies, (at) => closeAndSign(at, dependencies.sealing?.signing))),
  },
  { name: 'make_packshots', everySeconds: 0, needsNoTurn: true, run: makePackshots },
  { name: 'keep_day_figures', everySeconds: 300, run: (dependencies) => eachSite(dependencies, keepDayFigures) },
  { name: 'pass_threshold', everySeconds: 900, run: byTheTrustedClock((dependencies) => eachSite(dependencies, passThreshold)) },
  { name: 'sign_books', everySeconds: 1, run: byTheTrustedClock(signAllBooks) },
  {
    name: 'exchange_flows',
    everySeconds: 20,
    // A shop that was cut off has to tell within a minute what became of its invoices.
    turnSeconds: 30,
    run: inRounds(longestRound, (dependencies) =>
      eachTill(dependencies, (at) => exchangeFlows({ ...at, flows: dependencies.flows })),
    ),
  },
  { name: 'watch_shop', everySeconds: 300, run: (dependencies) => eachTill(dependencies, watchShop) },
  { name: 'watch_books', everySeconds: 86_400, run: watchBooks },
  { name: 'keep_backups', everySeconds: 900, run: keepBackups },
  { name: 'send_letters', everySeconds: 10, run: byTheClock((dependencies) => eachSite(dependencies, sendDueLetters)) },
  { name: 'publish_drafts', everySeconds: 60, run: (dependencies) => eachSite(dependencies, publishDueDrafts) },
  { name: 'publish_look', everySeconds: 60, run: (dependencies) => eachSite(dependencies, publishDueLook) },
  { name: 'turn_popups', everySeconds: 60, run: (dependencies) => eachSite(dependencies, turnPopups) },
  { name: 'turn_reductions', everySeconds: 60, run: (dependencies) => eachSite(dependencies, turnReductions) },
  { name: 'turn_closings', everySeconds: 60, run: (dependencies) => eachSite(dependencies, turnClosings) },
  { name: 'keep_terms', everySeconds: 3600, run: byTheTrustedClock((dependencies) => eachSite(dependencies, keepTerms)) },
  {
    name: 'sweep_files',
    everySeconds: 3600,
    run: byTheTrustedClock(async ({ files, ...dependencies }) => files && eachSite(dependencies, (at) => sweepFiles(at, files))),
  },
]
