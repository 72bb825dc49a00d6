-- What people type for a task or a kind of tool, word by word, made by core/search from the taxonomy: a query that has
-- most of a phrase asks for its topic, in whatever language.
create table search_topic_words (
  word    text collate "C" not null,
  phrase  integer not null, -- a number; a topic has several
  topic   text not null, -- as documents have it: #12 a task, @5 a category
  weight  real not null, -- how much the word tells: few topics have it
  share   real not null, -- of the weight of the whole phrase
  primary key (word, phrase)
);
