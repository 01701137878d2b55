import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findDeclination, findProduct } from '../rows/find-live.ts'
import { refreshProduct } from '../rows/refresh-product.ts'
import { listUntold, refuseTakenAway } from '../rows/untold-wine.ts'
import { toAdminDeclination, toDeclinationColumns } from './declination-columns.ts'
import { refuseDeclination } from './declination-links.ts'

/** Changes a declination; what was not given stays as it is. */
export const changeDeclination: UseCase<Contract['changeDeclination']> = async ({ params, body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const known = await findDeclination(tx, params.id)
    const product = known && (await findProduct(tx, known.product_id))
    if (!known || !product) return refused('not_found')
    const refusal = await refuseDeclination(tx, { product, known }, body)
    if (refusal) return refusal
    const untold = await listUntold(tx, product)
    const changes = toDeclinationColumns(body, now, known)
    if (Object.keys(changes).length > 0) {
      await tx.updateTable('declinations').set(changes).where('id', '=', params.id).execute()
    }
    const taken = await refuseTakenAway(tx, product, untold)
    if (taken) return taken
    await refreshProduct(tx, product.id, now)
    return done(toAdminDeclination({ ...known, ...changes }))
  })
