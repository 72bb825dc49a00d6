-- What 0070 widened and added holds of the rows that were there too.
alter table decisions validate constraint decisions_action_known;
alter table decisions validate constraint decisions_case_given;
