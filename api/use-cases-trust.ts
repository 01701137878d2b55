import { createApiKey } from './accounts/create-api-key.ts'
import { endUserSessions } from './accounts/end-user-sessions.ts'
import { listApiKeys } from './accounts/list-api-keys.ts'
import { removeApiKey } from './accounts/remove-api-key.ts'
import { getBuyer } from './buyers/get-buyer.ts'
import { listBuyers } from './buyers/list-buyers.ts'
import { changeMember } from './members/change-member.ts'
import { exportMember } from './members/export-member.ts'
import { getAdminMember } from './members/get-admin-member.ts'
import { listMembers } from './members/list-members.ts'
import { removeMember } from './members/remove-member.ts'
import type { UseCases } from './visit.ts'
import { changeWebhook } from './webhooks/change-webhook.ts'
import { createWebhook } from './webhooks/create-webhook.ts'
import { getWebhook, getWebhookDelivery, listWebhookDeliveries, listWebhooks } from './webhooks/read-webhooks.ts'
import { removeWebhook } from './webhooks/remove-webhook.ts'
import { resendWebhook } from './webhooks/resend-webhook.ts'

/** What the calls about people, keys and those who listen do. */
export const trustUseCases = {
  changeMember,
  createApiKey,
  endUserSessions,
  exportMember,
  getAdminMember,
  getBuyer,
  listBuyers,
  listApiKeys,
  listMembers,
  removeApiKey,
  removeMember,
  changeWebhook,
  createWebhook,
  getWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  resendWebhook,
} satisfies Partial<UseCases>
