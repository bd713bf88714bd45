// Up to 32 receives or unexpected messages of each of 64 resources, the oldest first.
`default_nettype none

module match_queues_n32_r64 (
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
    localparam [1:0] OP_1_KIND_POST   = 2'd0;
    localparam [1:0] OP_1_KIND_ARRIVE = 2'd1;
    localparam [1:0] OP_1_KIND_CANCEL = 2'd2;

    reg          clearing;
    reg    [5:0] cleared;
    reg          valid_1;
    reg    [1:0] op_1_kind;
    reg    [5:0] op_1_resource;
    reg   [63:0] op_1_tag_match_bits;
    reg   [31:0] op_1_tag_initiator;
    reg          op_1_any_initiator;
    reg   [31:0] op_1_place_wr_id;
    reg   [63:0] op_1_place_address;
    reg   [31:0] op_1_place_length;
    reg   [15:0] op_1_header_peer;
    reg   [15:0] op_1_header_pdc;
    reg   [15:0] op_1_header_message_id;
    reg   [15:0] op_1_header_kept_at;
    reg   [31:0] op_1_header_request_length;
    reg          op_1_keep;
    reg  [191:0] items_rdata;
    reg  [191:0] found;
    reg    [1:0] outcome;
    reg    [1:0] result_2_kind;
    reg    [5:0] result_2_resource;
    reg   [63:0] result_2_tag_match_bits;
    reg   [31:0] result_2_tag_initiator;
    reg   [31:0] result_2_place_wr_id;
    reg   [63:0] result_2_place_address;
    reg   [31:0] result_2_place_length;
    reg   [15:0] result_2_header_peer;
    reg   [15:0] result_2_header_pdc;
    reg   [15:0] result_2_header_message_id;
    reg   [15:0] result_2_header_kept_at;
    reg   [31:0] result_2_header_request_length;
    reg    [1:0] result_2_outcome;
    reg    [1:0] result_3_kind;
    reg    [5:0] result_3_resource;
    reg   [63:0] result_3_tag_match_bits;
    reg   [31:0] result_3_tag_initiator;
    reg   [31:0] result_3_place_wr_id;
    reg   [63:0] result_3_place_address;
    reg   [31:0] result_3_place_length;
    reg   [15:0] result_3_header_peer;
    reg   [15:0] result_3_header_pdc;
    reg   [15:0] result_3_header_message_id;
    reg   [15:0] result_3_header_kept_at;
    reg   [31:0] result_3_header_request_length;
    reg    [1:0] result_3_outcome;
    reg          valid_2;
    reg          valid_3;
    reg   [11:0] queues [0:63];
    (* no_rw_check *)
    reg  [191:0] items [0:2047];

    wire  [11:0] queues_rdata = queues[op_1_resource];
    wire   [4:0] queue_first = queues_rdata[11:7];
    wire   [5:0] queue_count = queues_rdata[6:1];
    wire         queue_has_messages = queues_rdata[0];
    wire         posts = op_1_kind == OP_1_KIND_POST;
    wire         arrives = op_1_kind == OP_1_KIND_ARRIVE;
    wire         some = |queue_count;
    wire         has_other = some && queue_has_messages == posts;
    wire         takes = valid_1 && has_other;
    wire         stores_term = valid_1 && (posts || (arrives && op_1_keep)) && !has_other;
    wire         stores = stores_term && !queue_count[5];
    wire         of_message = result_3_outcome == OUTCOME_MATCHED && result_3_kind == OP_1_KIND_POST;
    wire         of_receive = result_3_outcome == OUTCOME_MATCHED && !of_message;
    wire   [5:0] queues_choice = clearing ? cleared : op_1_resource;
    wire   [5:0] queues_choice_2 = takes ? queue_count - 6'd1 : queue_count + 6'd1;
    wire [191:0] items_word = {64'd0, op_1_place_wr_id, op_1_place_address, op_1_place_length};
    wire [191:0] items_word_2 = {
        op_1_tag_match_bits,
        op_1_tag_initiator,
        op_1_header_peer,
        op_1_header_pdc,
        op_1_header_message_id,
        op_1_header_kept_at,
        op_1_header_request_length
    };

    always @* begin
        outcome = OUTCOME_REFUSED;
        if (stores) begin
            outcome = OUTCOME_STORED;
        end else if (takes) begin
            outcome = OUTCOME_MATCHED;
        end else if (op_1_kind == OP_1_KIND_CANCEL) begin
            outcome = OUTCOME_ABSENT;
        end
    end

    always @(posedge clk) begin
        if (clearing || stores || takes) queues[queues_choice] <= {
        takes ? queue_first + 5'd1 : queue_first,
        queues_choice_2 & {6{!clearing}},
        takes ? queue_has_messages : arrives
    };
    end

    always @(posedge clk) begin
        items_rdata <= items[{op_1_resource, queue_first}];
        if (stores) items[{op_1_resource, queue_first + queue_count[4:0]}] <= posts ? items_word : items_word_2;
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 6'd0;
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
        end else begin
            cleared <= cleared + 6'd1;
            if (&cleared) begin
                clearing <= 1'b0;
            end
            valid_1 <= command_valid && !clearing;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
        end
    end

    always @(posedge clk) begin
        op_1_kind <= command_payload_kind;
        op_1_resource <= command_payload_resource;
        op_1_tag_match_bits <= command_payload_tag_match_bits;
        op_1_tag_initiator <= command_payload_tag_initiator;
        op_1_any_initiator <= command_payload_any_initiator;
        op_1_place_wr_id <= command_payload_place_wr_id;
        op_1_place_address <= command_payload_place_address;
        op_1_place_length <= command_payload_place_length;
        op_1_header_peer <= command_payload_header_peer;
        op_1_header_pdc <= command_payload_header_pdc;
        op_1_header_message_id <= command_payload_header_message_id;
        op_1_header_kept_at <= command_payload_header_kept_at;
        op_1_header_request_length <= command_payload_header_request_length;
        op_1_keep <= command_payload_keep;
        found <= items_rdata;
        result_2_kind <= op_1_kind;
        result_2_resource <= op_1_resource;
        result_2_tag_match_bits <= op_1_tag_match_bits;
        result_2_tag_initiator <= op_1_tag_initiator;
        result_2_place_wr_id <= op_1_place_wr_id;
        result_2_place_address <= op_1_place_address;
        result_2_place_length <= op_1_place_length;
        result_2_header_peer <= op_1_header_peer;
        result_2_header_pdc <= op_1_header_pdc;
        result_2_header_message_id <= op_1_header_message_id;
        result_2_header_kept_at <= op_1_header_kept_at;
        result_2_header_request_length <= op_1_header_request_length;
        result_2_outcome <= outcome;
        result_3_kind <= result_2_kind;
        result_3_resource <= result_2_resource;
        result_3_tag_match_bits <= result_2_tag_match_bits;
        result_3_tag_initiator <= result_2_tag_initiator;
        result_3_place_wr_id <= result_2_place_wr_id;
        result_3_place_address <= result_2_place_address;
        result_3_place_length <= result_2_place_length;
        result_3_header_peer <= result_2_header_peer;
        result_3_header_pdc <= result_2_header_pdc;
        result_3_header_message_id <= result_2_header_message_id;
        result_3_header_kept_at <= result_2_header_kept_at;
        result_3_header_request_length <= result_2_header_request_length;
        result_3_outcome <= result_2_outcome;
    end

    assign result_valid = valid_3;
    assign result_kind = result_3_kind;
    assign result_outcome = result_3_outcome;
    assign result_resource = result_3_resource;
    assign result_tag_match_bits = of_message ? found[191:128] : result_3_tag_match_bits;
    assign result_tag_initiator = of_message ? found[127:96] : result_3_tag_initiator;
    assign result_place_wr_id = of_receive ? found[127:96] : result_3_place_wr_id;
    assign result_place_address = of_receive ? found[95:32] : result_3_place_address;
    assign result_place_length = of_receive ? found[31:0] : result_3_place_length;
    assign result_header_peer = of_message ? found[95:80] : result_3_header_peer;
    assign result_header_pdc = of_message ? found[79:64] : result_3_header_pdc;
    assign result_header_message_id = of_message ? found[63:48] : result_3_header_message_id;
    assign result_header_kept_at = of_message ? found[47:32] : result_3_header_kept_at;
    assign result_header_request_length = of_message ? found[31:0] : result_3_header_request_length;
    assign result_return_code = result_3_kind == OP_1_KIND_ARRIVE && result_3_outcome == OUTCOME_REFUSED ? 6'd5 : 6'd1;
    assign result_list = result_3_kind == OP_1_KIND_ARRIVE && result_3_outcome == OUTCOME_STORED ? 2'd1 : 2'd0;
    assign command_ready = !clearing;

    wire _unused_ok = &{1'b0, op_1_any_initiator};

endmodule

`default_nettype wire
