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

    localparam [1:0] TOLD_KIND_POST       = 2'd0;
    localparam [1:0] TOLD_KIND_ARRIVE     = 2'd1;
    localparam [1:0] TOLD_KIND_CANCEL     = 2'd2;
    localparam [1:0] TOLD_OUTCOME_MATCHED = 2'd0;
    localparam [1:0] TOLD_OUTCOME_STORED  = 2'd1;
    localparam [1:0] TOLD_OUTCOME_REFUSED = 2'd3;

    reg          clearing;
    reg    [5:0] cleared;
    reg    [1:0] op_change_kind;
    reg    [5:0] op_change_resource;
    reg   [63:0] op_change_tag_match_bits;
    reg   [31:0] op_change_tag_initiator;
    reg          op_change_any_initiator;
    reg   [31:0] op_change_place_wr_id;
    reg   [63:0] op_change_place_address;
    reg   [31:0] op_change_place_length;
    reg   [15:0] op_change_header_peer;
    reg   [15:0] op_change_header_pdc;
    reg   [15:0] op_change_header_message_id;
    reg   [15:0] op_change_header_kept_at;
    reg   [31:0] op_change_header_request_length;
    reg          op_change_keep;
    reg          valid_change;
    reg  [191:0] items_rdata;
    reg    [1:0] told_read_kind;
    reg    [5:0] told_read_resource;
    reg   [63:0] told_read_tag_match_bits;
    reg   [31:0] told_read_tag_initiator;
    reg   [31:0] told_read_place_wr_id;
    reg   [63:0] told_read_place_address;
    reg   [31:0] told_read_place_length;
    reg   [15:0] told_read_header_peer;
    reg   [15:0] told_read_header_pdc;
    reg   [15:0] told_read_header_message_id;
    reg   [15:0] told_read_header_kept_at;
    reg   [31:0] told_read_header_request_length;
    reg    [1:0] told_read_outcome;
    reg    [1:0] told_out_kind;
    reg    [5:0] told_out_resource;
    reg   [63:0] told_out_tag_match_bits;
    reg   [31:0] told_out_tag_initiator;
    reg   [31:0] told_out_place_wr_id;
    reg   [63:0] told_out_place_address;
    reg   [31:0] told_out_place_length;
    reg   [15:0] told_out_header_peer;
    reg   [15:0] told_out_header_pdc;
    reg   [15:0] told_out_header_message_id;
    reg   [15:0] told_out_header_kept_at;
    reg   [31:0] told_out_header_request_length;
    reg    [1:0] told_out_outcome;
    reg  [191:0] found_out;
    reg          valid_read;
    reg          valid_out;
    reg   [11:0] queues [0:63];
    (* no_rw_check *)
    reg  [191:0] items [0:2047];

    wire  [11:0] queues_rdata = queues[op_change_resource];
    wire   [4:0] queue_first = queues_rdata[11:7];
    wire   [5:0] queue_count = queues_rdata[6:1];
    wire         queue_has_messages = queues_rdata[0];
    wire         posts = op_change_kind == TOLD_KIND_POST;
    wire         arrives = op_change_kind == TOLD_KIND_ARRIVE;
    wire         has_other = (|queue_count) && queue_has_messages == posts;
    wire         takes = valid_change && has_other;
    wire         stores_term = (posts || (arrives && op_change_keep)) && !queue_count[5];
    wire         stores = valid_change && stores_term && !has_other;
    wire   [1:0] told_kind = op_change_kind;
    wire   [5:0] told_resource = op_change_resource;
    wire  [63:0] told_tag_match_bits = op_change_tag_match_bits;
    wire  [31:0] told_tag_initiator = op_change_tag_initiator;
    wire  [31:0] told_place_wr_id = op_change_place_wr_id;
    wire  [63:0] told_place_address = op_change_place_address;
    wire  [31:0] told_place_length = op_change_place_length;
    wire  [15:0] told_header_peer = op_change_header_peer;
    wire  [15:0] told_header_pdc = op_change_header_pdc;
    wire  [15:0] told_header_message_id = op_change_header_message_id;
    wire  [15:0] told_header_kept_at = op_change_header_kept_at;
    wire  [31:0] told_header_request_length = op_change_header_request_length;
    wire   [1:0] told_outcome_choice = takes ? 2'd0 : op_change_kind == TOLD_KIND_CANCEL ? 2'd2 : 2'd3;
    wire   [1:0] told_outcome = stores ? TOLD_OUTCOME_STORED : told_outcome_choice;
    wire  [10:0] oldest = {op_change_resource, queue_first};
    wire [191:0] found = items_rdata;
    wire         of_message = told_out_outcome == TOLD_OUTCOME_MATCHED && told_out_kind == TOLD_KIND_POST;
    wire         of_receive = told_out_outcome == TOLD_OUTCOME_MATCHED && !of_message;
    wire   [5:0] queues_choice = clearing ? cleared : op_change_resource;
    wire   [5:0] queues_choice_2 = takes ? queue_count - 6'd1 : queue_count + 6'd1;
    wire [191:0] items_word = {64'd0, op_change_place_wr_id, op_change_place_address, op_change_place_length};
    wire [191:0] items_word_2 = {
        op_change_tag_match_bits,
        op_change_tag_initiator,
        op_change_header_peer,
        op_change_header_pdc,
        op_change_header_message_id,
        op_change_header_kept_at,
        op_change_header_request_length
    };

    always @(posedge clk) begin
        if (clearing || stores || takes) queues[queues_choice] <= {
        takes ? queue_first + 5'd1 : queue_first,
        queues_choice_2 & {6{!clearing}},
        takes ? queue_has_messages : arrives
    };
    end

    always @(posedge clk) begin
        items_rdata <= items[oldest];
        if (stores) items[{op_change_resource, queue_first + queue_count[4:0]}] <= posts ? items_word : items_word_2;
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 6'd0;
            valid_change <= 1'b0;
            valid_read <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            cleared <= cleared + 6'd1;
            if (&cleared) begin
                clearing <= 1'b0;
            end
            valid_change <= command_valid && !clearing;
            valid_read <= valid_change;
            valid_out <= valid_read;
        end
    end

    always @(posedge clk) begin
        op_change_kind <= command_payload_kind;
        op_change_resource <= command_payload_resource;
        op_change_tag_match_bits <= command_payload_tag_match_bits;
        op_change_tag_initiator <= command_payload_tag_initiator;
        op_change_any_initiator <= command_payload_any_initiator;
        op_change_place_wr_id <= command_payload_place_wr_id;
        op_change_place_address <= command_payload_place_address;
        op_change_place_length <= command_payload_place_length;
        op_change_header_peer <= command_payload_header_peer;
        op_change_header_pdc <= command_payload_header_pdc;
        op_change_header_message_id <= command_payload_header_message_id;
        op_change_header_kept_at <= command_payload_header_kept_at;
        op_change_header_request_length <= command_payload_header_request_length;
        op_change_keep <= command_payload_keep;
        told_read_kind <= told_kind;
        told_read_resource <= told_resource;
        told_read_tag_match_bits <= told_tag_match_bits;
        told_read_tag_initiator <= told_tag_initiator;
        told_read_place_wr_id <= told_place_wr_id;
        told_read_place_address <= told_place_address;
        told_read_place_length <= told_place_length;
        told_read_header_peer <= told_header_peer;
        told_read_header_pdc <= told_header_pdc;
        told_read_header_message_id <= told_header_message_id;
        told_read_header_kept_at <= told_header_kept_at;
        told_read_header_request_length <= told_header_request_length;
        told_read_outcome <= told_outcome;
        told_out_kind <= told_read_kind;
        told_out_resource <= told_read_resource;
        told_out_tag_match_bits <= told_read_tag_match_bits;
        told_out_tag_initiator <= told_read_tag_initiator;
        told_out_place_wr_id <= told_read_place_wr_id;
        told_out_place_address <= told_read_place_address;
        told_out_place_length <= told_read_place_length;
        told_out_header_peer <= told_read_header_peer;
        told_out_header_pdc <= told_read_header_pdc;
        told_out_header_message_id <= told_read_header_message_id;
        told_out_header_kept_at <= told_read_header_kept_at;
        told_out_header_request_length <= told_read_header_request_length;
        told_out_outcome <= told_read_outcome;
        found_out <= found;
    end

    assign result_valid = valid_out;
    assign result_kind = told_out_kind;
    assign result_outcome = told_out_outcome;
    assign result_resource = told_out_resource;
    assign result_tag_match_bits = of_message ? found_out[191:128] : told_out_tag_match_bits;
    assign result_tag_initiator = of_message ? found_out[127:96] : told_out_tag_initiator;
    assign result_place_wr_id = of_receive ? found_out[127:96] : told_out_place_wr_id;
    assign result_place_address = of_receive ? found_out[95:32] : told_out_place_address;
    assign result_place_length = of_receive ? found_out[31:0] : told_out_place_length;
    assign result_header_peer = of_message ? found_out[95:80] : told_out_header_peer;
    assign result_header_pdc = of_message ? found_out[79:64] : told_out_header_pdc;
    assign result_header_message_id = of_message ? found_out[63:48] : told_out_header_message_id;
    assign result_header_kept_at = of_message ? found_out[47:32] : told_out_header_kept_at;
    assign result_header_request_length = of_message ? found_out[31:0] : told_out_header_request_length;
    assign result_return_code = told_out_kind == TOLD_KIND_ARRIVE && told_out_outcome == TOLD_OUTCOME_REFUSED ? 6'd5 : 6'd1;
    assign result_list = told_out_kind == TOLD_KIND_ARRIVE && told_out_outcome == TOLD_OUTCOME_STORED ? 2'd1 : 2'd0;
    assign command_ready = !clearing;

    wire _unused_ok = &{1'b0, op_change_any_initiator};

endmodule

`default_nettype wire
