import { changeClient } from '../../house/clients/change-client.ts'
import { getClient } from '../../house/clients/get-client.ts'
import { listClientTags } from '../../house/clients/list-client-tags.ts'
import { listClients } from '../../house/clients/list-clients.ts'
import { removeClient } from '../../house/clients/remove-client.ts'
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
  changeClient,
  changeMember,
  createApiKey,
  endUserSessions,
  exportMember,
  getAdminMember,
  getClient,
  listClientTags,
  listClients,
  listApiKeys,
  listMembers,
  removeApiKey,
  removeClient,
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
