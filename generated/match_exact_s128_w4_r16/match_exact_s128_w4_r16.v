// Exact matching of 16 resources, a command a clock: three tables of 128 sets of 4.
`default_nettype none

module match_exact_s128_w4_r16 (
    input  wire        clk,
    input  wire        rst,
    output wire        result_valid,
    output wire  [1:0] result_kind,
    output wire  [1:0] result_outcome,
    output wire  [3:0] result_resource,
    output wire [63:0] result_tag_match_bits,
    output wire [31:0] result_tag_initiator,
    output wire [31:0] result_place_wr_id,
    output wire [63:0] result_place_address,
    output wire [31:0] result_place_length,
    output wire [15:0] result_header_peer,
    output wire [15:0] result_header_pdc,
    output wire [15:0] result_header_message_id,
    output wire [15:0] result_header_kept_at,
    output wire [31:0] result_header_request_length,
    output wire  [5:0] result_return_code,
    output wire  [1:0] result_list,
    input  wire  [1:0] command_payload_kind,
    input  wire  [3:0] command_payload_resource,
    input  wire [63:0] command_payload_tag_match_bits,
    input  wire [31:0] command_payload_tag_initiator,
    input  wire        command_payload_any_initiator,
    input  wire [31:0] command_payload_place_wr_id,
    input  wire [63:0] command_payload_place_address,
    input  wire [31:0] command_payload_place_length,
    input  wire [15:0] command_payload_header_peer,
    input  wire [15:0] command_payload_header_pdc,
    input  wire [15:0] command_payload_header_message_id,
    input  wire [15:0] command_payload_header_kept_at,
    input  wire [31:0] command_payload_header_request_length,
    input  wire        command_payload_keep,
    input  wire        command_valid,
    output wire        command_ready
);

    localparam [1:0] LEFT_KIND_POST       = 2'd0;
    localparam [1:0] LEFT_KIND_ARRIVE     = 2'd1;
    localparam [1:0] LEFT_KIND_CANCEL     = 2'd2;
    localparam [1:0] TOLD_OUTCOME_MATCHED = 2'd0;
    localparam [1:0] TOLD_OUTCOME_STORED  = 2'd1;
    localparam [1:0] TOLD_OUTCOME_REFUSED = 2'd3;

    reg         clearing;
    reg   [6:0] cleared;
    reg         full;
    reg   [1:0] op_command_kind;
    reg   [3:0] op_command_resource;
    reg  [63:0] op_command_tag_match_bits;
    reg  [31:0] op_command_tag_initiator;
    reg         op_command_any_initiator;
    reg  [31:0] op_command_place_wr_id;
    reg  [63:0] op_command_place_address;
    reg  [31:0] op_command_place_length;
    reg  [15:0] op_command_header_peer;
    reg  [15:0] op_command_header_pdc;
    reg  [15:0] op_command_header_message_id;
    reg  [15:0] op_command_header_kept_at;
    reg  [31:0] op_command_header_request_length;
    reg         op_command_keep;
    reg   [6:0] op_sets_specific;
    reg   [6:0] op_sets_any;
    reg  [47:0] op_posted;
    reg  [47:0] posted;
    reg   [6:0] sets_fetch_specific;
    reg   [6:0] sets_fetch_any;
    reg         valid_fetch;
    reg   [6:0] sets_match_specific;
    reg   [6:0] sets_match_any;
    reg         valid_match;
    reg   [6:0] sets_rank_specific;
    reg   [6:0] sets_rank_any;
    reg         valid_rank;
    reg   [6:0] sets_decide_specific;
    reg   [6:0] sets_decide_any;
    reg         valid_decide;
    reg   [6:0] sets_change_specific;
    reg   [6:0] sets_change_any;
    reg         valid_change;
    reg   [1:0] op_fetch_kind;
    reg   [3:0] op_fetch_resource;
    reg  [63:0] op_fetch_tag_match_bits;
    reg  [31:0] op_fetch_tag_initiator;
    reg         op_fetch_any_initiator;
    reg  [31:0] op_fetch_place_wr_id;
    reg  [63:0] op_fetch_place_address;
    reg  [31:0] op_fetch_place_length;
    reg  [15:0] op_fetch_header_peer;
    reg  [15:0] op_fetch_header_pdc;
    reg  [15:0] op_fetch_header_message_id;
    reg  [15:0] op_fetch_header_kept_at;
    reg  [31:0] op_fetch_header_request_length;
    reg         op_fetch_keep;
    reg   [1:0] op_match_kind;
    reg   [3:0] op_match_resource;
    reg  [63:0] op_match_tag_match_bits;
    reg  [31:0] op_match_tag_initiator;
    reg         op_match_any_initiator;
    reg  [31:0] op_match_place_wr_id;
    reg  [63:0] op_match_place_address;
    reg  [31:0] op_match_place_length;
    reg  [15:0] op_match_header_peer;
    reg  [15:0] op_match_header_pdc;
    reg  [15:0] op_match_header_message_id;
    reg  [15:0] op_match_header_kept_at;
    reg  [31:0] op_match_header_request_length;
    reg         op_match_keep;
    reg         decided_finds_specific;
    reg         decided_finds_any;
    reg         decided_finds_messages;
    reg         decided_adds_specific;
    reg         decided_adds_any;
    reg         decided_adds_messages;
    reg   [1:0] decided_outcome;
    reg   [1:0] op_rank_kind;
    reg   [3:0] op_rank_resource;
    reg  [63:0] op_rank_tag_match_bits;
    reg  [31:0] op_rank_tag_initiator;
    reg         op_rank_any_initiator;
    reg  [31:0] op_rank_place_wr_id;
    reg  [63:0] op_rank_place_address;
    reg  [31:0] op_rank_place_length;
    reg  [15:0] op_rank_header_peer;
    reg  [15:0] op_rank_header_pdc;
    reg  [15:0] op_rank_header_message_id;
    reg  [15:0] op_rank_header_kept_at;
    reg  [31:0] op_rank_header_request_length;
    reg         op_rank_keep;
    reg   [1:0] op_decide_kind;
    reg   [3:0] op_decide_resource;
    reg  [63:0] op_decide_tag_match_bits;
    reg  [31:0] op_decide_tag_initiator;
    reg         op_decide_any_initiator;
    reg  [31:0] op_decide_place_wr_id;
    reg  [63:0] op_decide_place_address;
    reg  [31:0] op_decide_place_length;
    reg  [15:0] op_decide_header_peer;
    reg  [15:0] op_decide_header_pdc;
    reg  [15:0] op_decide_header_message_id;
    reg  [15:0] op_decide_header_kept_at;
    reg  [31:0] op_decide_header_request_length;
    reg         op_decide_keep;
    reg   [1:0] op_change_kind;
    reg   [3:0] op_change_resource;
    reg  [63:0] op_change_tag_match_bits;
    reg  [31:0] op_change_tag_initiator;
    reg         op_change_any_initiator;
    reg  [31:0] op_change_place_wr_id;
    reg  [63:0] op_change_place_address;
    reg  [31:0] op_change_place_length;
    reg  [15:0] op_change_header_peer;
    reg  [15:0] op_change_header_pdc;
    reg  [15:0] op_change_header_message_id;
    reg  [15:0] op_change_header_kept_at;
    reg  [31:0] op_change_header_request_length;
    reg         op_change_keep;
    wire        specific_hit;
    wire        specific_room;
    wire [47:0] specific_number;
    wire [31:0] specific_found_wr_id;
    wire [63:0] specific_found_address;
    wire [31:0] specific_found_length;
    wire        any_hit;
    wire        any_room;
    wire [47:0] any_number;
    wire [31:0] any_found_wr_id;
    wire [63:0] any_found_address;
    wire [31:0] any_found_length;
    wire        messages_hit;
    wire        messages_room;
    wire [31:0] messages_found_initiator;
    wire [15:0] messages_found_header_peer;
    wire [15:0] messages_found_header_pdc;
    wire [15:0] messages_found_header_message_id;
    wire [15:0] messages_found_header_kept_at;
    wire [31:0] messages_found_header_request_length;
    reg         told_finds_specific;
    reg         told_finds_any;
    reg         told_finds_messages;
    reg   [1:0] told_outcome;
    reg   [1:0] op_tell_kind;
    reg   [3:0] op_tell_resource;
    reg  [63:0] op_tell_tag_match_bits;
    reg  [31:0] op_tell_tag_initiator;
    reg         op_tell_any_initiator;
    reg  [31:0] op_tell_place_wr_id;
    reg  [63:0] op_tell_place_address;
    reg  [31:0] op_tell_place_length;
    reg  [15:0] op_tell_header_peer;
    reg  [15:0] op_tell_header_pdc;
    reg  [15:0] op_tell_header_message_id;
    reg  [15:0] op_tell_header_kept_at;
    reg  [31:0] op_tell_header_request_length;
    reg         op_tell_keep;
    reg   [1:0] left_kind;
    reg   [1:0] left_outcome;
    reg   [3:0] left_resource;
    reg  [63:0] left_tag_match_bits;
    reg  [31:0] left_tag_initiator;
    reg  [31:0] left_place_wr_id;
    reg  [63:0] left_place_address;
    reg  [31:0] left_place_length;
    reg  [15:0] left_header_peer;
    reg  [15:0] left_header_pdc;
    reg  [15:0] left_header_message_id;
    reg  [15:0] left_header_kept_at;
    reg  [31:0] left_header_request_length;
    reg   [5:0] left_return_code;
    reg   [1:0] left_list;
    reg         valid_tell;
    reg         valid_out;
    wire [47:0] number_change_later_q;

    wire        is_held_up_term = sets_fetch_specific == op_sets_specific || sets_fetch_any == op_sets_any;
    wire        is_held_up_term_2 = sets_match_specific == op_sets_specific || sets_match_any == op_sets_any;
    wire        is_held_up_term_3 = (valid_fetch && is_held_up_term) || (valid_match && is_held_up_term_2);
    wire        is_held_up_term_4 = sets_rank_specific == op_sets_specific || sets_rank_any == op_sets_any;
    wire        is_held_up_term_5 = sets_decide_specific == op_sets_specific || sets_decide_any == op_sets_any;
    wire        is_held_up_term_6 = is_held_up_term_3 || (valid_rank && is_held_up_term_4) || (valid_decide && is_held_up_term_5);
    wire        is_held_up_term_7 = sets_change_specific == op_sets_specific || sets_change_any == op_sets_any;
    wire        is_held_up = is_held_up_term_6 || (valid_change && is_held_up_term_7);
    wire        goes = !is_held_up;
    wire        ready = !clearing && (!full || goes);
    wire        taken = command_valid && ready;
    wire        starts = full && goes;
    wire [47:0] number_change = number_change_later_q;
    wire [47:0] is_older_difference = specific_number - any_number;
    wire        is_older = is_older_difference[47];
    wire        finds_specific_term = specific_hit && !op_decide_any_initiator;
    wire        finds_specific_term_2 = op_decide_kind == LEFT_KIND_ARRIVE && specific_hit && (!any_hit || is_older);
    wire        finds_specific = op_decide_kind == LEFT_KIND_CANCEL ? finds_specific_term : finds_specific_term_2;
    wire        finds_any_term = op_decide_kind == LEFT_KIND_ARRIVE && any_hit && (!specific_hit || !is_older);
    wire        finds_any = op_decide_kind == LEFT_KIND_CANCEL ? any_hit && op_decide_any_initiator : finds_any_term;
    wire        finds_messages = op_decide_kind == LEFT_KIND_POST && messages_hit;
    wire        adds_specific_term = op_decide_kind == LEFT_KIND_POST && !messages_hit;
    wire        adds_specific = adds_specific_term && !op_decide_any_initiator && specific_room;
    wire        adds_any = adds_specific_term && op_decide_any_initiator && any_room;
    wire        adds_messages_term = op_decide_kind == LEFT_KIND_ARRIVE && !(specific_hit || any_hit) && op_decide_keep;
    wire        adds_messages = adds_messages_term && messages_room;
    wire [99:0] op_sets_specific_word = {command_payload_resource, command_payload_tag_match_bits, command_payload_tag_initiator};
    wire [67:0] op_sets_any_word = {command_payload_resource, command_payload_tag_match_bits};
    wire        decided_outcome_term = adds_specific || adds_any || adds_messages;
    wire  [1:0] decided_outcome_choice = decided_outcome_term ? 2'd1 : op_decide_kind == LEFT_KIND_CANCEL ? 2'd2 : 2'd3;
    wire [31:0] left_place_wr_id_choice = told_finds_any ? any_found_wr_id : op_tell_place_wr_id;
    wire [63:0] left_place_address_choice = told_finds_any ? any_found_address : op_tell_place_address;
    wire [31:0] left_place_length_choice = told_finds_any ? any_found_length : op_tell_place_length;

    match_specific_s128_w4 specific (
        .clk                   (clk),
        .rst                   (rst),
        .clear                 (clearing),
        .cleared               (cleared),
        .read                  (op_sets_specific),
        .wanted_resource       (op_match_resource),
        .wanted_tag_match_bits (op_match_tag_match_bits),
        .wanted_tag_initiator  (op_match_tag_initiator),
        .wanted_any_initiator  (op_match_any_initiator),
        .wanted_wr_id          (op_match_place_wr_id),
        .wanted_cancels        (op_match_kind == LEFT_KIND_CANCEL),
        .remove                (decided_finds_specific && valid_change),
        .add                   (decided_adds_specific && valid_change),
        .key_resource          (op_change_resource),
        .key_tag_match_bits    (op_change_tag_match_bits),
        .key_tag_initiator     (op_change_tag_initiator),
        .key_wr_id             (op_change_place_wr_id),
        .key_posted            (number_change),
        .rest_wr_id            (op_change_place_wr_id),
        .rest_address          (op_change_place_address),
        .rest_length           (op_change_place_length),
        .hit                   (specific_hit),
        .room                  (specific_room),
        .number                (specific_number),
        .found_wr_id           (specific_found_wr_id),
        .found_address         (specific_found_address),
        .found_length          (specific_found_length)
    );

    match_any_s128_w4 any (
        .clk                   (clk),
        .rst                   (rst),
        .clear                 (clearing),
        .cleared               (cleared),
        .read                  (op_sets_any),
        .wanted_resource       (op_match_resource),
        .wanted_tag_match_bits (op_match_tag_match_bits),
        .wanted_tag_initiator  (op_match_tag_initiator),
        .wanted_any_initiator  (op_match_any_initiator),
        .wanted_wr_id          (op_match_place_wr_id),
        .wanted_cancels        (op_match_kind == LEFT_KIND_CANCEL),
        .remove                (decided_finds_any && valid_change),
        .add                   (decided_adds_any && valid_change),
        .key_resource          (op_change_resource),
        .key_match_bits        (op_change_tag_match_bits),
        .key_wr_id             (op_change_place_wr_id),
        .key_posted            (number_change),
        .rest_wr_id            (op_change_place_wr_id),
        .rest_address          (op_change_place_address),
        .rest_length           (op_change_place_length),
        .hit                   (any_hit),
        .room                  (any_room),
        .number                (any_number),
        .found_wr_id           (any_found_wr_id),
        .found_address         (any_found_address),
        .found_length          (any_found_length)
    );

    match_messages_s128_w4 messages (
        .clk                         (clk),
        .rst                         (rst),
        .clear                       (clearing),
        .cleared                     (cleared),
        .read                        (op_sets_any),
        .wanted_resource             (op_match_resource),
        .wanted_tag_match_bits       (op_match_tag_match_bits),
        .wanted_tag_initiator        (op_match_tag_initiator),
        .wanted_any_initiator        (op_match_any_initiator),
        .wanted_wr_id                (op_match_place_wr_id),
        .wanted_cancels              (op_match_kind == LEFT_KIND_CANCEL),
        .remove                      (decided_finds_messages && valid_change),
        .add                         (decided_adds_messages && valid_change),
        .key_resource                (op_change_resource),
        .key_tag_match_bits          (op_change_tag_match_bits),
        .key_tag_initiator           (op_change_tag_initiator),
        .rest_initiator              (op_change_tag_initiator),
        .rest_header_peer            (op_change_header_peer),
        .rest_header_pdc             (op_change_header_pdc),
        .rest_header_message_id      (op_change_header_message_id),
        .rest_header_kept_at         (op_change_header_kept_at),
        .rest_header_request_length  (op_change_header_request_length),
        .hit                         (messages_hit),
        .room                        (messages_room),
        .found_initiator             (messages_found_initiator),
        .found_header_peer           (messages_found_header_peer),
        .found_header_pdc            (messages_found_header_pdc),
        .found_header_message_id     (messages_found_header_message_id),
        .found_header_kept_at        (messages_found_header_kept_at),
        .found_header_request_length (messages_found_header_request_length)
    );

    delay_w48_c5 number_change_later (
        .clk (clk),
        .d   (op_posted),
        .q   (number_change_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 7'd0;
            full <= 1'b0;
            posted <= 48'd0;
            valid_fetch <= 1'b0;
            valid_match <= 1'b0;
            valid_rank <= 1'b0;
            valid_decide <= 1'b0;
            valid_change <= 1'b0;
            valid_tell <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            cleared <= cleared + 7'd1;
            if (&cleared) begin
                clearing <= 1'b0;
            end
            if (taken) begin
                posted <= posted + 48'd1;
            end
            full <= taken || (full && !goes);
            valid_fetch <= starts;
            valid_match <= valid_fetch;
            valid_rank <= valid_match;
            valid_decide <= valid_rank;
            valid_change <= valid_decide;
            valid_tell <= valid_change;
            valid_out <= valid_tell;
        end
    end

    always @(posedge clk) begin
        if (ready) begin
            op_command_kind <= command_payload_kind;
            op_command_resource <= command_payload_resource;
            op_command_tag_match_bits <= command_payload_tag_match_bits;
            op_command_tag_initiator <= command_payload_tag_initiator;
            op_command_any_initiator <= command_payload_any_initiator;
            op_command_place_wr_id <= command_payload_place_wr_id;
            op_command_place_address <= command_payload_place_address;
            op_command_place_length <= command_payload_place_length;
            op_command_header_peer <= command_payload_header_peer;
            op_command_header_pdc <= command_payload_header_pdc;
            op_command_header_message_id <= command_payload_header_message_id;
            op_command_header_kept_at <= command_payload_header_kept_at;
            op_command_header_request_length <= command_payload_header_request_length;
            op_command_keep <= command_payload_keep;
            op_sets_specific <= {
                ^(op_sets_specific_word & 100'h9637b5b2470be57344f143040),
                ^(op_sets_specific_word & 100'h4b1bdad92385f2b9a278a1820),
                ^(op_sets_specific_word & 100'ha58ded6c91c2f95cd13c50c10),
                ^(op_sets_specific_word & 100'hd2c6f6b648e17cae689e28608),
                ^(op_sets_specific_word & 100'he9637b5b2470be57344f14304),
                ^(op_sets_specific_word & 100'h74b1bdad92385f2b9a278a182),
                ^(op_sets_specific_word & 100'h2c6f6b648e17cae689e286081)
            };
            op_sets_any <= {
                ^(op_sets_any_word & 68'h470be57344f143040),
                ^(op_sets_any_word & 68'h2385f2b9a278a1820),
                ^(op_sets_any_word & 68'h91c2f95cd13c50c10),
                ^(op_sets_any_word & 68'h48e17cae689e28608),
                ^(op_sets_any_word & 68'h2470be57344f14304),
                ^(op_sets_any_word & 68'h92385f2b9a278a182),
                ^(op_sets_any_word & 68'h8e17cae689e286081)
            };
            op_posted <= posted;
        end
        sets_fetch_specific <= op_sets_specific;
        sets_fetch_any <= op_sets_any;
        sets_match_specific <= sets_fetch_specific;
        sets_match_any <= sets_fetch_any;
        sets_rank_specific <= sets_match_specific;
        sets_rank_any <= sets_match_any;
        sets_decide_specific <= sets_rank_specific;
        sets_decide_any <= sets_rank_any;
        sets_change_specific <= sets_decide_specific;
        sets_change_any <= sets_decide_any;
        op_fetch_kind <= op_command_kind;
        op_fetch_resource <= op_command_resource;
        op_fetch_tag_match_bits <= op_command_tag_match_bits;
        op_fetch_tag_initiator <= op_command_tag_initiator;
        op_fetch_any_initiator <= op_command_any_initiator;
        op_fetch_place_wr_id <= op_command_place_wr_id;
        op_fetch_place_address <= op_command_place_address;
        op_fetch_place_length <= op_command_place_length;
        op_fetch_header_peer <= op_command_header_peer;
        op_fetch_header_pdc <= op_command_header_pdc;
        op_fetch_header_message_id <= op_command_header_message_id;
        op_fetch_header_kept_at <= op_command_header_kept_at;
        op_fetch_header_request_length <= op_command_header_request_length;
        op_fetch_keep <= op_command_keep;
        op_match_kind <= op_fetch_kind;
        op_match_resource <= op_fetch_resource;
        op_match_tag_match_bits <= op_fetch_tag_match_bits;
        op_match_tag_initiator <= op_fetch_tag_initiator;
        op_match_any_initiator <= op_fetch_any_initiator;
        op_match_place_wr_id <= op_fetch_place_wr_id;
        op_match_place_address <= op_fetch_place_address;
        op_match_place_length <= op_fetch_place_length;
        op_match_header_peer <= op_fetch_header_peer;
        op_match_header_pdc <= op_fetch_header_pdc;
        op_match_header_message_id <= op_fetch_header_message_id;
        op_match_header_kept_at <= op_fetch_header_kept_at;
        op_match_header_request_length <= op_fetch_header_request_length;
        op_match_keep <= op_fetch_keep;
        op_rank_kind <= op_match_kind;
        op_rank_resource <= op_match_resource;
        op_rank_tag_match_bits <= op_match_tag_match_bits;
        op_rank_tag_initiator <= op_match_tag_initiator;
        op_rank_any_initiator <= op_match_any_initiator;
        op_rank_place_wr_id <= op_match_place_wr_id;
        op_rank_place_address <= op_match_place_address;
        op_rank_place_length <= op_match_place_length;
        op_rank_header_peer <= op_match_header_peer;
        op_rank_header_pdc <= op_match_header_pdc;
        op_rank_header_message_id <= op_match_header_message_id;
        op_rank_header_kept_at <= op_match_header_kept_at;
        op_rank_header_request_length <= op_match_header_request_length;
        op_rank_keep <= op_match_keep;
        op_decide_kind <= op_rank_kind;
        op_decide_resource <= op_rank_resource;
        op_decide_tag_match_bits <= op_rank_tag_match_bits;
        op_decide_tag_initiator <= op_rank_tag_initiator;
        op_decide_any_initiator <= op_rank_any_initiator;
        op_decide_place_wr_id <= op_rank_place_wr_id;
        op_decide_place_address <= op_rank_place_address;
        op_decide_place_length <= op_rank_place_length;
        op_decide_header_peer <= op_rank_header_peer;
        op_decide_header_pdc <= op_rank_header_pdc;
        op_decide_header_message_id <= op_rank_header_message_id;
        op_decide_header_kept_at <= op_rank_header_kept_at;
        op_decide_header_request_length <= op_rank_header_request_length;
        op_decide_keep <= op_rank_keep;
        op_change_kind <= op_decide_kind;
        op_change_resource <= op_decide_resource;
        op_change_tag_match_bits <= op_decide_tag_match_bits;
        op_change_tag_initiator <= op_decide_tag_initiator;
        op_change_any_initiator <= op_decide_any_initiator;
        op_change_place_wr_id <= op_decide_place_wr_id;
        op_change_place_address <= op_decide_place_address;
        op_change_place_length <= op_decide_place_length;
        op_change_header_peer <= op_decide_header_peer;
        op_change_header_pdc <= op_decide_header_pdc;
        op_change_header_message_id <= op_decide_header_message_id;
        op_change_header_kept_at <= op_decide_header_kept_at;
        op_change_header_request_length <= op_decide_header_request_length;
        op_change_keep <= op_decide_keep;
        decided_finds_specific <= finds_specific;
        decided_finds_any <= finds_any;
        decided_finds_messages <= finds_messages;
        decided_adds_specific <= adds_specific;
        decided_adds_any <= adds_any;
        decided_adds_messages <= adds_messages;
        decided_outcome <= finds_specific || finds_any || finds_messages ? TOLD_OUTCOME_MATCHED : decided_outcome_choice;
        told_finds_specific <= decided_finds_specific;
        told_finds_any <= decided_finds_any;
        told_finds_messages <= decided_finds_messages;
        told_outcome <= decided_outcome;
        op_tell_kind <= op_change_kind;
        op_tell_resource <= op_change_resource;
        op_tell_tag_match_bits <= op_change_tag_match_bits;
        op_tell_tag_initiator <= op_change_tag_initiator;
        op_tell_any_initiator <= op_change_any_initiator;
        op_tell_place_wr_id <= op_change_place_wr_id;
        op_tell_place_address <= op_change_place_address;
        op_tell_place_length <= op_change_place_length;
        op_tell_header_peer <= op_change_header_peer;
        op_tell_header_pdc <= op_change_header_pdc;
        op_tell_header_message_id <= op_change_header_message_id;
        op_tell_header_kept_at <= op_change_header_kept_at;
        op_tell_header_request_length <= op_change_header_request_length;
        op_tell_keep <= op_change_keep;
        left_kind <= op_tell_kind;
        left_outcome <= told_outcome;
        left_resource <= op_tell_resource;
        left_tag_match_bits <= op_tell_tag_match_bits;
        left_tag_initiator <= told_finds_messages ? messages_found_initiator : op_tell_tag_initiator;
        left_place_wr_id <= told_finds_specific ? specific_found_wr_id : left_place_wr_id_choice;
        left_place_address <= told_finds_specific ? specific_found_address : left_place_address_choice;
        left_place_length <= told_finds_specific ? specific_found_length : left_place_length_choice;
        left_header_peer <= told_finds_messages ? messages_found_header_peer : op_tell_header_peer;
        left_header_pdc <= told_finds_messages ? messages_found_header_pdc : op_tell_header_pdc;
        left_header_message_id <= told_finds_messages ? messages_found_header_message_id : op_tell_header_message_id;
        left_header_kept_at <= told_finds_messages ? messages_found_header_kept_at : op_tell_header_kept_at;
        left_header_request_length <= told_finds_messages ? messages_found_header_request_length : op_tell_header_request_length;
        left_return_code <= op_tell_kind == LEFT_KIND_ARRIVE && told_outcome == TOLD_OUTCOME_REFUSED ? 6'd5 : 6'd1;
        left_list <= op_tell_kind == LEFT_KIND_ARRIVE && told_outcome == TOLD_OUTCOME_STORED ? 2'd1 : 2'd0;
    end

    assign result_valid = valid_out;
    assign result_kind = left_kind;
    assign result_outcome = left_outcome;
    assign result_resource = left_resource;
    assign result_tag_match_bits = left_tag_match_bits;
    assign result_tag_initiator = left_tag_initiator;
    assign result_place_wr_id = left_place_wr_id;
    assign result_place_address = left_place_address;
    assign result_place_length = left_place_length;
    assign result_header_peer = left_header_peer;
    assign result_header_pdc = left_header_pdc;
    assign result_header_message_id = left_header_message_id;
    assign result_header_kept_at = left_header_kept_at;
    assign result_header_request_length = left_header_request_length;
    assign result_return_code = left_return_code;
    assign result_list = left_list;
    assign command_ready = ready;

    wire _unused_ok = &{1'b0, op_tell_any_initiator, op_tell_keep, is_older_difference[46:0]};

endmodule

`default_nettype wire
