-- What stands over a body, as JSON: title, summary and picture. A draft or a preview without one leaves it as it is in public, and of a
-- version that was kept before nothing is known of it.
alter table body_drafts add column head text;
-- The public one that the draft's own was begun on.
alter table body_drafts add column base_head text;
alter table body_versions add column head text;
alter table body_previews add column head text;
