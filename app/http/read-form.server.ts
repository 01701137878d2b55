import { data } from 'react-router'
import { statusOf } from '#app/models/platform/outcome.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'

/** The fields of a posted form; a body that is none is refused, not a failure of ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data({ message: sayRefusal({ code: 'unreadable' }).message }, { status: statusOf.unreadable })
  }
}
