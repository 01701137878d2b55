import { call } from './call.ts'
import { Dashboard } from './entities/dashboard.ts'

/** What an owner does every day. */
export const dailyAdmin = {
  getDashboard: call('GET /admin/dashboard', 'admin', {
    says: 'Trente jours de ventes et de visites à côté des trente d’avant, les meilleurs vins, les stocks bas.',
    answer: Dashboard,
  }),
}
