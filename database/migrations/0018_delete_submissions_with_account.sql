-- Whoever deletes an account takes along what was sent with it: its texts are theirs, and its trial credentials too.

alter table submissions
  drop constraint submissions_account_id_fkey,
  add constraint submissions_account_id_fkey foreign key (account_id) references accounts on delete cascade;
