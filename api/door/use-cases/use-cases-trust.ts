import { getBuyer } from '../../house/buyers/get-buyer.ts'
import { listBuyers } from '../../house/buyers/list-buyers.ts'
import { changeMember } from '../../house/members/change-member.ts'
import { exportMember } from '../../house/members/export-member.ts'
import { getAdminMember } from '../../house/members/get-admin-member.ts'
import { listMembers } from '../../house/members/list-members.ts'
import { removeMember } from '../../house/members/remove-member.ts'
import { createApiKey } from '../../identity/keys/create-api-key.ts'
import { listApiKeys } from '../../identity/keys/list-api-keys.ts'
import { removeApiKey } from '../../identity/keys/remove-api-key.ts'
import { endUserSessions } from '../../identity/sessions/end-user-sessions.ts'
import type { UseCases } from '../../platform/call/call-context.ts'
import { changeWebhook } from '../../platform/webhooks/change-webhook.ts'
import { createWebhook } from '../../platform/webhooks/create-webhook.ts'
import { getWebhook, getWebhookDelivery, listWebhookDeliveries, listWebhooks } from '../../platform/webhooks/read-webhooks.ts'
import { removeWebhook } from '../../platform/webhooks/remove-webhook.ts'
import { resendWebhook } from '../../platform/webhooks/resend-webhook.ts'

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
