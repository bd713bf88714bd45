// Exact matching of 64 resources, a command a clock: three tables of 128 sets of 4.
`default_nettype none

module match_exact_s128_w4_r64 (
    input  wire        clk,
    input  wire        rst,
    output wire        result_valid,
    output wire  [1:0] result_kind,
    output wire  [1:0] result_outcome,
    output wire  [5:0] result_resource,
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
    input  wire  [5:0] command_payload_resource,
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

    localparam [1:0] OUTCOME_MATCHED  = 2'd0;
    localparam [1:0] OUTCOME_STORED   = 2'd1;
    localparam [1:0] OUTCOME_ABSENT   = 2'd2;
    localparam [1:0] OUTCOME_REFUSED  = 2'd3;
    localparam [1:0] OP_7_KIND_POST   = 2'd0;
    localparam [1:0] OP_7_KIND_ARRIVE = 2'd1;
    localparam [1:0] OP_7_KIND_CANCEL = 2'd2;

    reg         clearing;
    reg   [6:0] cleared;
    reg         valid_1;
    reg   [1:0] op_1_command_kind;
    reg   [5:0] op_1_command_resource;
    reg  [63:0] op_1_command_tag_match_bits;
    reg  [31:0] op_1_command_tag_initiator;
    reg         op_1_command_any_initiator;
    reg  [31:0] op_1_command_place_wr_id;
    reg  [63:0] op_1_command_place_address;
    reg  [31:0] op_1_command_place_length;
    reg  [15:0] op_1_command_header_peer;
    reg  [15:0] op_1_command_header_pdc;
    reg  [15:0] op_1_command_header_message_id;
    reg  [15:0] op_1_command_header_kept_at;
    reg  [31:0] op_1_command_header_request_length;
    reg         op_1_command_keep;
    reg   [6:0] op_1_sets_specific;
    reg   [6:0] op_1_sets_any;
    reg  [47:0] op_1_posted;
    reg  [47:0] posted;
    reg         valid_2;
    reg   [1:0] op_2_command_kind;
    reg   [5:0] op_2_command_resource;
    reg  [63:0] op_2_command_tag_match_bits;
    reg  [31:0] op_2_command_tag_initiator;
    reg         op_2_command_any_initiator;
    reg  [31:0] op_2_command_place_wr_id;
    reg  [63:0] op_2_command_place_address;
    reg  [31:0] op_2_command_place_length;
    reg  [15:0] op_2_command_header_peer;
    reg  [15:0] op_2_command_header_pdc;
    reg  [15:0] op_2_command_header_message_id;
    reg  [15:0] op_2_command_header_kept_at;
    reg  [31:0] op_2_command_header_request_length;
    reg         op_2_command_keep;
    reg   [6:0] op_2_sets_specific;
    reg   [6:0] op_2_sets_any;
    reg  [47:0] op_2_posted;
    reg         valid_3;
    reg   [1:0] op_3_command_kind;
    reg   [5:0] op_3_command_resource;
    reg  [63:0] op_3_command_tag_match_bits;
    reg  [31:0] op_3_command_tag_initiator;
    reg         op_3_command_any_initiator;
    reg  [31:0] op_3_command_place_wr_id;
    reg  [63:0] op_3_command_place_address;
    reg  [31:0] op_3_command_place_length;
    reg  [15:0] op_3_command_header_peer;
    reg  [15:0] op_3_command_header_pdc;
    reg  [15:0] op_3_command_header_message_id;
    reg  [15:0] op_3_command_header_kept_at;
    reg  [31:0] op_3_command_header_request_length;
    reg         op_3_command_keep;
    reg   [6:0] op_3_sets_specific;
    reg   [6:0] op_3_sets_any;
    reg  [47:0] op_3_posted;
    reg         valid_4;
    reg   [1:0] op_4_command_kind;
    reg   [5:0] op_4_command_resource;
    reg  [63:0] op_4_command_tag_match_bits;
    reg  [31:0] op_4_command_tag_initiator;
    reg         op_4_command_any_initiator;
    reg  [31:0] op_4_command_place_wr_id;
    reg  [63:0] op_4_command_place_address;
    reg  [31:0] op_4_command_place_length;
    reg  [15:0] op_4_command_header_peer;
    reg  [15:0] op_4_command_header_pdc;
    reg  [15:0] op_4_command_header_message_id;
    reg  [15:0] op_4_command_header_kept_at;
    reg  [31:0] op_4_command_header_request_length;
    reg         op_4_command_keep;
    reg   [6:0] op_4_sets_specific;
    reg   [6:0] op_4_sets_any;
    reg  [47:0] op_4_posted;
    reg         valid_5;
    reg   [1:0] op_5_command_kind;
    reg   [5:0] op_5_command_resource;
    reg  [63:0] op_5_command_tag_match_bits;
    reg  [31:0] op_5_command_tag_initiator;
    reg         op_5_command_any_initiator;
    reg  [31:0] op_5_command_place_wr_id;
    reg  [63:0] op_5_command_place_address;
    reg  [31:0] op_5_command_place_length;
    reg  [15:0] op_5_command_header_peer;
    reg  [15:0] op_5_command_header_pdc;
    reg  [15:0] op_5_command_header_message_id;
    reg  [15:0] op_5_command_header_kept_at;
    reg  [31:0] op_5_command_header_request_length;
    reg         op_5_command_keep;
    reg   [6:0] op_5_sets_specific;
    reg   [6:0] op_5_sets_any;
    reg  [47:0] op_5_posted;
    reg         valid_6;
    reg   [1:0] op_6_command_kind;
    reg   [5:0] op_6_command_resource;
    reg  [63:0] op_6_command_tag_match_bits;
    reg  [31:0] op_6_command_tag_initiator;
    reg         op_6_command_any_initiator;
    reg  [31:0] op_6_command_place_wr_id;
    reg  [63:0] op_6_command_place_address;
    reg  [31:0] op_6_command_place_length;
    reg  [15:0] op_6_command_header_peer;
    reg  [15:0] op_6_command_header_pdc;
    reg  [15:0] op_6_command_header_message_id;
    reg  [15:0] op_6_command_header_kept_at;
    reg  [31:0] op_6_command_header_request_length;
    reg         op_6_command_keep;
    reg   [6:0] op_6_sets_specific;
    reg   [6:0] op_6_sets_any;
    reg  [47:0] op_6_posted;
    reg         changes_6_specific_remove;
    reg         changes_6_specific_add;
    reg         changes_6_any_remove;
    reg         changes_6_any_add;
    reg         changes_6_messages_remove;
    reg         changes_6_messages_add;
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
    reg   [1:0] outcome;
    reg   [1:0] outcome_6;
    reg   [1:0] outcome_7;
    reg   [1:0] op_7_kind;
    reg   [5:0] op_7_resource;
    reg  [63:0] op_7_tag_match_bits;
    reg  [31:0] op_7_tag_initiator;
    reg         op_7_any_initiator;
    reg  [31:0] op_7_place_wr_id;
    reg  [63:0] op_7_place_address;
    reg  [31:0] op_7_place_length;
    reg  [15:0] op_7_header_peer;
    reg  [15:0] op_7_header_pdc;
    reg  [15:0] op_7_header_message_id;
    reg  [15:0] op_7_header_kept_at;
    reg  [31:0] op_7_header_request_length;
    reg         op_7_keep;
    reg         takes_7_specific;
    reg         takes_7_any;
    reg         takes_7_messages;
    reg   [1:0] left_kind;
    reg   [1:0] left_outcome;
    reg   [5:0] left_resource;
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
    reg         valid_7;
    reg         left_valid;

    wire         goes_term = op_2_sets_specific == op_1_sets_specific || op_2_sets_any == op_1_sets_any;
    wire         goes_term_2 = op_3_sets_specific == op_1_sets_specific || op_3_sets_any == op_1_sets_any;
    wire         goes_term_3 = (valid_2 && goes_term) || (valid_3 && goes_term_2);
    wire         goes_term_4 = op_4_sets_specific == op_1_sets_specific || op_4_sets_any == op_1_sets_any;
    wire         goes_term_5 = op_5_sets_specific == op_1_sets_specific || op_5_sets_any == op_1_sets_any;
    wire         goes_term_6 = goes_term_3 || (valid_4 && goes_term_4) || (valid_5 && goes_term_5);
    wire         goes_term_7 = op_6_sets_specific == op_1_sets_specific || op_6_sets_any == op_1_sets_any;
    wire         goes = !(goes_term_6 || (valid_6 && goes_term_7));
    wire         ready = !clearing && (!valid_1 || goes);
    wire         taken = command_valid && ready;
    wire         starts = valid_1 && goes;
    wire  [47:0] is_older_difference = specific_number - any_number;
    wire         is_older = is_older_difference[47];
    wire         takes_specific_term = specific_hit && !op_5_command_any_initiator;
    wire         takes_specific_term_2 = op_5_command_kind == OP_7_KIND_ARRIVE && specific_hit && (!any_hit || is_older);
    wire         takes_specific = op_5_command_kind == OP_7_KIND_CANCEL ? takes_specific_term : takes_specific_term_2;
    wire         takes_any_term = any_hit && op_5_command_any_initiator;
    wire         takes_any_term_2 = op_5_command_kind == OP_7_KIND_ARRIVE && any_hit;
    wire         takes_any_term_3 = takes_any_term_2 && (!specific_hit || !is_older);
    wire         takes_any = op_5_command_kind == OP_7_KIND_CANCEL ? takes_any_term : takes_any_term_3;
    wire         takes_message = op_5_command_kind == OP_7_KIND_POST && messages_hit;
    wire         found = takes_specific || takes_any || takes_message;
    wire         stored_term = op_5_command_kind == OP_7_KIND_POST && !messages_hit;
    wire         stored_term_2 = stored_term && !op_5_command_any_initiator && specific_room;
    wire         stored_term_3 = stored_term && op_5_command_any_initiator && any_room;
    wire         stored_term_4 = op_5_command_kind == OP_7_KIND_ARRIVE && !(specific_hit || any_hit);
    wire         stored_term_5 = stored_term_4 && op_5_command_keep && messages_room;
    wire         stored = stored_term_2 || stored_term_3 || stored_term_5;
    wire [101:0] op_1_sets_specific_word = {command_payload_resource, command_payload_tag_match_bits, command_payload_tag_initiator};
    wire  [69:0] op_1_sets_any_word = {command_payload_resource, command_payload_tag_match_bits};
    wire  [31:0] left_place_wr_id_choice = takes_7_any ? any_found_wr_id : op_7_place_wr_id;
    wire  [63:0] left_place_address_choice = takes_7_any ? any_found_address : op_7_place_address;
    wire  [31:0] left_place_length_choice = takes_7_any ? any_found_length : op_7_place_length;

    match_specific_s128_w4 specific (
        .clk                   (clk),
        .rst                   (rst),
        .clear                 (clearing),
        .cleared               (cleared),
        .read                  (op_1_sets_specific),
        .wanted_resource       (op_3_command_resource),
        .wanted_tag_match_bits (op_3_command_tag_match_bits),
        .wanted_tag_initiator  (op_3_command_tag_initiator),
        .wanted_any_initiator  (op_3_command_any_initiator),
        .wanted_wr_id          (op_3_command_place_wr_id),
        .wanted_cancels        (op_3_command_kind == OP_7_KIND_CANCEL),
        .remove                (changes_6_specific_remove && valid_6),
        .add                   (changes_6_specific_add && valid_6),
        .key_resource          (op_6_command_resource),
        .key_tag_match_bits    (op_6_command_tag_match_bits),
        .key_tag_initiator     (op_6_command_tag_initiator),
        .key_wr_id             (op_6_command_place_wr_id),
        .key_posted            (op_6_posted),
        .rest_wr_id            (op_6_command_place_wr_id),
        .rest_address          (op_6_command_place_address),
        .rest_length           (op_6_command_place_length),
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
        .read                  (op_1_sets_any),
        .wanted_resource       (op_3_command_resource),
        .wanted_tag_match_bits (op_3_command_tag_match_bits),
        .wanted_tag_initiator  (op_3_command_tag_initiator),
        .wanted_any_initiator  (op_3_command_any_initiator),
        .wanted_wr_id          (op_3_command_place_wr_id),
        .wanted_cancels        (op_3_command_kind == OP_7_KIND_CANCEL),
        .remove                (changes_6_any_remove && valid_6),
        .add                   (changes_6_any_add && valid_6),
        .key_resource          (op_6_command_resource),
        .key_match_bits        (op_6_command_tag_match_bits),
        .key_wr_id             (op_6_command_place_wr_id),
        .key_posted            (op_6_posted),
        .rest_wr_id            (op_6_command_place_wr_id),
        .rest_address          (op_6_command_place_address),
        .rest_length           (op_6_command_place_length),
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
        .read                        (op_1_sets_any),
        .wanted_resource             (op_3_command_resource),
        .wanted_tag_match_bits       (op_3_command_tag_match_bits),
        .wanted_tag_initiator        (op_3_command_tag_initiator),
        .wanted_any_initiator        (op_3_command_any_initiator),
        .wanted_wr_id                (op_3_command_place_wr_id),
        .wanted_cancels              (op_3_command_kind == OP_7_KIND_CANCEL),
        .remove                      (changes_6_messages_remove && valid_6),
        .add                         (changes_6_messages_add && valid_6),
        .key_resource                (op_6_command_resource),
        .key_tag_match_bits          (op_6_command_tag_match_bits),
        .key_tag_initiator           (op_6_command_tag_initiator),
        .rest_initiator              (op_6_command_tag_initiator),
        .rest_header_peer            (op_6_command_header_peer),
        .rest_header_pdc             (op_6_command_header_pdc),
        .rest_header_message_id      (op_6_command_header_message_id),
        .rest_header_kept_at         (op_6_command_header_kept_at),
        .rest_header_request_length  (op_6_command_header_request_length),
        .hit                         (messages_hit),
        .room                        (messages_room),
        .found_initiator             (messages_found_initiator),
        .found_header_peer           (messages_found_header_peer),
        .found_header_pdc            (messages_found_header_pdc),
        .found_header_message_id     (messages_found_header_message_id),
        .found_header_kept_at        (messages_found_header_kept_at),
        .found_header_request_length (messages_found_header_request_length)
    );

    always @* begin
        outcome = OUTCOME_REFUSED;
        if (found) begin
            outcome = OUTCOME_MATCHED;
        end else if (stored) begin
            outcome = OUTCOME_STORED;
        end else if (op_5_command_kind == OP_7_KIND_CANCEL) begin
            outcome = OUTCOME_ABSENT;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 7'd0;
            valid_1 <= 1'b0;
            posted <= 48'd0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            valid_4 <= 1'b0;
            valid_5 <= 1'b0;
            valid_6 <= 1'b0;
            valid_7 <= 1'b0;
            left_valid <= 1'b0;
        end else begin
            cleared <= cleared + 7'd1;
            if (&cleared) begin
                clearing <= 1'b0;
            end
            if (taken) begin
                posted <= posted + 48'd1;
            end
            valid_1 <= taken || (valid_1 && !goes);
            valid_2 <= starts;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_5 <= valid_4;
            valid_6 <= valid_5;
            valid_7 <= valid_6;
            left_valid <= valid_7;
        end
    end

    always @(posedge clk) begin
        if (ready) begin
            op_1_command_kind <= command_payload_kind;
            op_1_command_resource <= command_payload_resource;
            op_1_command_tag_match_bits <= command_payload_tag_match_bits;
            op_1_command_tag_initiator <= command_payload_tag_initiator;
            op_1_command_any_initiator <= command_payload_any_initiator;
            op_1_command_place_wr_id <= command_payload_place_wr_id;
            op_1_command_place_address <= command_payload_place_address;
            op_1_command_place_length <= command_payload_place_length;
            op_1_command_header_peer <= command_payload_header_peer;
            op_1_command_header_pdc <= command_payload_header_pdc;
            op_1_command_header_message_id <= command_payload_header_message_id;
            op_1_command_header_kept_at <= command_payload_header_kept_at;
            op_1_command_header_request_length <= command_payload_header_request_length;
            op_1_command_keep <= command_payload_keep;
            op_1_sets_specific <= {
                ^(op_1_sets_specific_word & 102'h29637b5b2470be57344f143040),
                ^(op_1_sets_specific_word & 102'h34b1bdad92385f2b9a278a1820),
                ^(op_1_sets_specific_word & 102'h3a58ded6c91c2f95cd13c50c10),
                ^(op_1_sets_specific_word & 102'h1d2c6f6b648e17cae689e28608),
                ^(op_1_sets_specific_word & 102'h2e9637b5b2470be57344f14304),
                ^(op_1_sets_specific_word & 102'h374b1bdad92385f2b9a278a182),
                ^(op_1_sets_specific_word & 102'h12c6f6b648e17cae689e286081)
            };
            op_1_sets_any <= {
                ^(op_1_sets_any_word & 70'h2470be57344f143040),
                ^(op_1_sets_any_word & 70'h12385f2b9a278a1820),
                ^(op_1_sets_any_word & 70'h91c2f95cd13c50c10),
                ^(op_1_sets_any_word & 70'h248e17cae689e28608),
                ^(op_1_sets_any_word & 70'h32470be57344f14304),
                ^(op_1_sets_any_word & 70'h192385f2b9a278a182),
                ^(op_1_sets_any_word & 70'h8e17cae689e286081)
            };
            op_1_posted <= posted;
        end
        op_2_command_kind <= op_1_command_kind;
        op_2_command_resource <= op_1_command_resource;
        op_2_command_tag_match_bits <= op_1_command_tag_match_bits;
        op_2_command_tag_initiator <= op_1_command_tag_initiator;
        op_2_command_any_initiator <= op_1_command_any_initiator;
        op_2_command_place_wr_id <= op_1_command_place_wr_id;
        op_2_command_place_address <= op_1_command_place_address;
        op_2_command_place_length <= op_1_command_place_length;
        op_2_command_header_peer <= op_1_command_header_peer;
        op_2_command_header_pdc <= op_1_command_header_pdc;
        op_2_command_header_message_id <= op_1_command_header_message_id;
        op_2_command_header_kept_at <= op_1_command_header_kept_at;
        op_2_command_header_request_length <= op_1_command_header_request_length;
        op_2_command_keep <= op_1_command_keep;
        op_2_sets_specific <= op_1_sets_specific;
        op_2_sets_any <= op_1_sets_any;
        op_2_posted <= op_1_posted;
        op_3_command_kind <= op_2_command_kind;
        op_3_command_resource <= op_2_command_resource;
        op_3_command_tag_match_bits <= op_2_command_tag_match_bits;
        op_3_command_tag_initiator <= op_2_command_tag_initiator;
        op_3_command_any_initiator <= op_2_command_any_initiator;
        op_3_command_place_wr_id <= op_2_command_place_wr_id;
        op_3_command_place_address <= op_2_command_place_address;
        op_3_command_place_length <= op_2_command_place_length;
        op_3_command_header_peer <= op_2_command_header_peer;
        op_3_command_header_pdc <= op_2_command_header_pdc;
        op_3_command_header_message_id <= op_2_command_header_message_id;
        op_3_command_header_kept_at <= op_2_command_header_kept_at;
        op_3_command_header_request_length <= op_2_command_header_request_length;
        op_3_command_keep <= op_2_command_keep;
        op_3_sets_specific <= op_2_sets_specific;
        op_3_sets_any <= op_2_sets_any;
        op_3_posted <= op_2_posted;
        op_4_command_kind <= op_3_command_kind;
        op_4_command_resource <= op_3_command_resource;
        op_4_command_tag_match_bits <= op_3_command_tag_match_bits;
        op_4_command_tag_initiator <= op_3_command_tag_initiator;
        op_4_command_any_initiator <= op_3_command_any_initiator;
        op_4_command_place_wr_id <= op_3_command_place_wr_id;
        op_4_command_place_address <= op_3_command_place_address;
        op_4_command_place_length <= op_3_command_place_length;
        op_4_command_header_peer <= op_3_command_header_peer;
        op_4_command_header_pdc <= op_3_command_header_pdc;
        op_4_command_header_message_id <= op_3_command_header_message_id;
        op_4_command_header_kept_at <= op_3_command_header_kept_at;
        op_4_command_header_request_length <= op_3_command_header_request_length;
        op_4_command_keep <= op_3_command_keep;
        op_4_sets_specific <= op_3_sets_specific;
        op_4_sets_any <= op_3_sets_any;
        op_4_posted <= op_3_posted;
        op_5_command_kind <= op_4_command_kind;
        op_5_command_resource <= op_4_command_resource;
        op_5_command_tag_match_bits <= op_4_command_tag_match_bits;
        op_5_command_tag_initiator <= op_4_command_tag_initiator;
        op_5_command_any_initiator <= op_4_command_any_initiator;
        op_5_command_place_wr_id <= op_4_command_place_wr_id;
        op_5_command_place_address <= op_4_command_place_address;
        op_5_command_place_length <= op_4_command_place_length;
        op_5_command_header_peer <= op_4_command_header_peer;
        op_5_command_header_pdc <= op_4_command_header_pdc;
        op_5_command_header_message_id <= op_4_command_header_message_id;
        op_5_command_header_kept_at <= op_4_command_header_kept_at;
        op_5_command_header_request_length <= op_4_command_header_request_length;
        op_5_command_keep <= op_4_command_keep;
        op_5_sets_specific <= op_4_sets_specific;
        op_5_sets_any <= op_4_sets_any;
        op_5_posted <= op_4_posted;
        op_6_command_kind <= op_5_command_kind;
        op_6_command_resource <= op_5_command_resource;
        op_6_command_tag_match_bits <= op_5_command_tag_match_bits;
        op_6_command_tag_initiator <= op_5_command_tag_initiator;
        op_6_command_any_initiator <= op_5_command_any_initiator;
        op_6_command_place_wr_id <= op_5_command_place_wr_id;
        op_6_command_place_address <= op_5_command_place_address;
        op_6_command_place_length <= op_5_command_place_length;
        op_6_command_header_peer <= op_5_command_header_peer;
        op_6_command_header_pdc <= op_5_command_header_pdc;
        op_6_command_header_message_id <= op_5_command_header_message_id;
        op_6_command_header_kept_at <= op_5_command_header_kept_at;
        op_6_command_header_request_length <= op_5_command_header_request_length;
        op_6_command_keep <= op_5_command_keep;
        op_6_sets_specific <= op_5_sets_specific;
        op_6_sets_any <= op_5_sets_any;
        op_6_posted <= op_5_posted;
        changes_6_specific_remove <= takes_specific;
        changes_6_specific_add <= stored_term_2;
        changes_6_any_remove <= takes_any;
        changes_6_any_add <= stored_term_3;
        changes_6_messages_remove <= takes_message;
        changes_6_messages_add <= stored_term_5;
        outcome_6 <= outcome;
        outcome_7 <= outcome_6;
        op_7_kind <= op_6_command_kind;
        op_7_resource <= op_6_command_resource;
        op_7_tag_match_bits <= op_6_command_tag_match_bits;
        op_7_tag_initiator <= op_6_command_tag_initiator;
        op_7_any_initiator <= op_6_command_any_initiator;
        op_7_place_wr_id <= op_6_command_place_wr_id;
        op_7_place_address <= op_6_command_place_address;
        op_7_place_length <= op_6_command_place_length;
        op_7_header_peer <= op_6_command_header_peer;
        op_7_header_pdc <= op_6_command_header_pdc;
        op_7_header_message_id <= op_6_command_header_message_id;
        op_7_header_kept_at <= op_6_command_header_kept_at;
        op_7_header_request_length <= op_6_command_header_request_length;
        op_7_keep <= op_6_command_keep;
        takes_7_specific <= changes_6_specific_remove;
        takes_7_any <= changes_6_any_remove;
        takes_7_messages <= changes_6_messages_remove;
        left_kind <= op_7_kind;
        left_outcome <= outcome_7;
        left_resource <= op_7_resource;
        left_tag_match_bits <= op_7_tag_match_bits;
        left_tag_initiator <= takes_7_messages ? messages_found_initiator : op_7_tag_initiator;
        left_place_wr_id <= takes_7_specific ? specific_found_wr_id : left_place_wr_id_choice;
        left_place_address <= takes_7_specific ? specific_found_address : left_place_address_choice;
        left_place_length <= takes_7_specific ? specific_found_length : left_place_length_choice;
        left_header_peer <= takes_7_messages ? messages_found_header_peer : op_7_header_peer;
        left_header_pdc <= takes_7_messages ? messages_found_header_pdc : op_7_header_pdc;
        left_header_message_id <= takes_7_messages ? messages_found_header_message_id : op_7_header_message_id;
        left_header_kept_at <= takes_7_messages ? messages_found_header_kept_at : op_7_header_kept_at;
        left_header_request_length <= takes_7_messages ? messages_found_header_request_length : op_7_header_request_length;
        left_return_code <= op_7_kind == OP_7_KIND_ARRIVE && outcome_7 == OUTCOME_REFUSED ? 6'd5 : 6'd1;
        left_list <= op_7_kind == OP_7_KIND_ARRIVE && outcome_7 == OUTCOME_STORED ? 2'd1 : 2'd0;
    end

    assign result_valid = left_valid;
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

    wire _unused_ok = &{1'b0, op_7_any_initiator, op_7_keep, is_older_difference[46:0]};

endmodule

`default_nettype wire
