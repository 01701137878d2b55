import { orThrow } from '#app/http/answers.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { ProcessingRegister } from '#app/ui/house/settings/processing-register.tsx'
import type { Route } from './+types/processing-register'

/** What the site does with personal data, to be kept and shown to whoever controls it. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  return { register: orThrow(await api.getProcessingRegister()) }
}

export default function ProcessingRegisterScreen({ loaderData }: Route.ComponentProps) {
  return <ProcessingRegister register={loaderData.register} />
}
