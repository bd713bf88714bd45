// READs for up to 32 rendezvous sends of peers, beside other messages.
`default_nettype none

module uet_rest_reads_b64_n32_tags (
    input  wire         clk,
    input  wire         rst,
    input  wire         payload_wrong,
    output wire         wrong,
    input  wire   [3:0] messages_payload_op,
    input  wire         messages_payload_is_tagged,
    input  wire   [1:0] messages_payload_mode,
    input  wire   [3:0] messages_payload_lane,
    input  wire   [3:0] messages_payload_traffic_class,
    input  wire   [3:0] messages_payload_local,
    input  wire [127:0] messages_payload_destination,
    input  wire  [23:0] messages_payload_job_id,
    input  wire  [11:0] messages_payload_pid_on_fep,
    input  wire  [11:0] messages_payload_resource_index,
    input  wire   [7:0] messages_payload_ri_generation,
    input  wire         messages_payload_dc,
    input  wire  [63:0] messages_payload_key,
    input  wire  [63:0] messages_payload_offset,
    input  wire  [31:0] messages_payload_initiator,
    input  wire         messages_payload_has_header_data,
    input  wire  [63:0] messages_payload_header_data,
    input  wire  [31:0] messages_payload_length,
    input  wire  [31:0] messages_payload_wr_id,
    input  wire         messages_payload_back_enable,
    input  wire  [15:0] messages_payload_back_pdcid,
    input  wire         messages_payload_back_close,
    input  wire         messages_payload_expects,
    input  wire         messages_valid,
    output wire         messages_ready,
    input  wire [511:0] payload_payload_data,
    input  wire  [63:0] payload_payload_keep,
    input  wire         payload_payload_last,
    input  wire         payload_valid,
    output wire         payload_ready,
    input  wire   [4:0] rests_payload_slot,
    input  wire [127:0] rests_payload_destination,
    input  wire   [3:0] rests_payload_local,
    input  wire  [23:0] rests_payload_job_id,
    input  wire  [11:0] rests_payload_pid_on_fep,
    input  wire  [11:0] rests_payload_resource_index,
    input  wire  [63:0] rests_payload_key,
    input  wire  [63:0] rests_payload_offset,
    input  wire  [13:0] rests_payload_length,
    input  wire  [63:0] rests_payload_address,
    input  wire         rests_valid,
    output wire         rests_ready,
    input  wire  [31:0] ended_payload_wr_id,
    input  wire  [15:0] ended_payload_message_id,
    input  wire  [31:0] ended_payload_bytes,
    input  wire   [1:0] ended_payload_result,
    input  wire   [7:0] ended_payload_code,
    input  wire   [7:0] ended_payload_ri_generation,
    input  wire   [3:0] ended_payload_op,
    input  wire         ended_payload_deferred,
    input  wire         ended_payload_modified_valid,
    input  wire  [31:0] ended_payload_modified_length,
    input  wire         ended_valid,
    output wire         ended_ready,
    output wire   [3:0] out_payload_op,
    output wire         out_payload_is_tagged,
    output wire   [1:0] out_payload_mode,
    output wire   [3:0] out_payload_lane,
    output wire   [3:0] out_payload_traffic_class,
    output wire   [3:0] out_payload_local,
    output wire [127:0] out_payload_destination,
    output wire  [23:0] out_payload_job_id,
    output wire  [11:0] out_payload_pid_on_fep,
    output wire  [11:0] out_payload_resource_index,
    output wire   [7:0] out_payload_ri_generation,
    output wire         out_payload_dc,
    output wire  [63:0] out_payload_key,
    output wire  [63:0] out_payload_offset,
    output wire  [31:0] out_payload_initiator,
    output wire         out_payload_has_header_data,
    output wire  [63:0] out_payload_header_data,
    output wire  [31:0] out_payload_length,
    output wire  [31:0] out_payload_wr_id,
    output wire         out_payload_back_enable,
    output wire  [15:0] out_payload_back_pdcid,
    output wire         out_payload_back_close,
    output wire         out_payload_expects,
    output wire         out_valid,
    input  wire         out_ready,
    output wire [511:0] bytes_payload_data,
    output wire  [63:0] bytes_payload_keep,
    output wire         bytes_payload_last,
    output wire         bytes_valid,
    input  wire         bytes_ready,
    output wire  [31:0] told_payload_wr_id,
    output wire  [15:0] told_payload_message_id,
    output wire  [31:0] told_payload_bytes,
    output wire   [1:0] told_payload_result,
    output wire   [7:0] told_payload_code,
    output wire   [7:0] told_payload_ri_generation,
    output wire   [3:0] told_payload_op,
    output wire         told_payload_deferred,
    output wire         told_payload_modified_valid,
    output wire  [31:0] told_payload_modified_length,
    output wire         told_valid,
    input  wire         told_ready,
    output wire   [4:0] answers_payload_slot,
    output wire   [5:0] answers_payload_return_code,
    output wire         answers_valid,
    input  wire         answers_ready
);

    localparam [3:0] OUT_PAYLOAD_OP_READ         = 4'd2;
    localparam [1:0] OUT_PAYLOAD_MODE_RUD        = 2'd0;
    localparam [1:0] TOLD_PAYLOAD_RESULT_OK      = 2'd0;
    localparam [1:0] TOLD_PAYLOAD_RESULT_REFUSED = 2'd1;

    reg          turn;
    wire         slice_up_ready;
    wire   [3:0] slice_down_payload_op;
    wire         slice_down_payload_is_tagged;
    wire   [1:0] slice_down_payload_mode;
    wire   [3:0] slice_down_payload_lane;
    wire   [3:0] slice_down_payload_traffic_class;
    wire   [3:0] slice_down_payload_local;
    wire [127:0] slice_down_payload_destination;
    wire  [23:0] slice_down_payload_job_id;
    wire  [11:0] slice_down_payload_pid_on_fep;
    wire  [11:0] slice_down_payload_resource_index;
    wire   [7:0] slice_down_payload_ri_generation;
    wire         slice_down_payload_dc;
    wire  [63:0] slice_down_payload_key;
    wire  [63:0] slice_down_payload_offset;
    wire  [31:0] slice_down_payload_initiator;
    wire         slice_down_payload_has_header_data;
    wire  [63:0] slice_down_payload_header_data;
    wire  [31:0] slice_down_payload_length;
    wire  [31:0] slice_down_payload_wr_id;
    wire         slice_down_payload_back_enable;
    wire  [15:0] slice_down_payload_back_pdcid;
    wire         slice_down_payload_back_close;
    wire         slice_down_payload_expects;
    wire         slice_down_valid;
    wire         order_up_ready;
    wire         order_down_payload;
    wire         order_down_valid;
    wire         answer_up_ready;
    wire   [4:0] answer_down_payload_slot;
    wire   [5:0] answer_down_payload_return_code;
    wire         answer_down_valid;

    wire       is_rest = rests_valid && (turn || !messages_valid);
    wire       is_there = messages_valid || rests_valid;
    wire       out_taken = slice_up_ready;
    wire       order_room = order_up_ready;
    wire       is_there_and_out_taken = is_there && out_taken;
    wire       moves = is_there_and_out_taken && order_room;
    wire       is_none = order_down_valid && order_down_payload;
    wire       is_other = order_down_valid && !order_down_payload;
    wire       beat_taken_term = is_none || (is_other && payload_valid);
    wire       beat_taken = beat_taken_term && bytes_ready && (is_none || payload_payload_last);
    wire       of_rests = ended_payload_op == OUT_PAYLOAD_OP_READ && ended_payload_wr_id[31];
    wire [5:0] answer_up_payload_return_code_choice = ended_payload_result == TOLD_PAYLOAD_RESULT_REFUSED ? ended_payload_code[5:0] : 6'd31;

    forward_slice_w512 slice (
        .clk                          (clk),
        .rst                          (rst),
        .up_payload_op                (is_rest ? OUT_PAYLOAD_OP_READ : messages_payload_op),
        .up_payload_is_tagged         (is_rest ? 1'b0 : messages_payload_is_tagged),
        .up_payload_mode              (is_rest ? OUT_PAYLOAD_MODE_RUD : messages_payload_mode),
        .up_payload_lane              (is_rest ? 4'd0 : messages_payload_lane),
        .up_payload_traffic_class     (is_rest ? 4'd0 : messages_payload_traffic_class),
        .up_payload_local             (is_rest ? rests_payload_local : messages_payload_local),
        .up_payload_destination       (is_rest ? rests_payload_destination : messages_payload_destination),
        .up_payload_job_id            (is_rest ? rests_payload_job_id : messages_payload_job_id),
        .up_payload_pid_on_fep        (is_rest ? rests_payload_pid_on_fep : messages_payload_pid_on_fep),
        .up_payload_resource_index    (is_rest ? rests_payload_resource_index : messages_payload_resource_index),
        .up_payload_ri_generation     (is_rest ? 8'd0 : messages_payload_ri_generation),
        .up_payload_dc                (is_rest ? 1'b0 : messages_payload_dc),
        .up_payload_key               (is_rest ? rests_payload_key : messages_payload_key),
        .up_payload_offset            (is_rest ? rests_payload_offset : messages_payload_offset),
        .up_payload_initiator         (is_rest ? 32'd0 : messages_payload_initiator),
        .up_payload_has_header_data   (is_rest ? 1'b0 : messages_payload_has_header_data),
        .up_payload_header_data       (is_rest ? rests_payload_address : messages_payload_header_data),
        .up_payload_length            (is_rest ? {18'd0, rests_payload_length} : messages_payload_length),
        .up_payload_wr_id             (is_rest ? {27'h4000000, rests_payload_slot} : messages_payload_wr_id),
        .up_payload_back_enable       (is_rest ? 1'b0 : messages_payload_back_enable),
        .up_payload_back_pdcid        (is_rest ? 16'd0 : messages_payload_back_pdcid),
        .up_payload_back_close        (is_rest ? 1'b0 : messages_payload_back_close),
        .up_payload_expects           (is_rest ? 1'b1 : messages_payload_expects),
        .up_valid                     (is_there && order_room),
        .up_ready                     (slice_up_ready),
        .down_payload_op              (slice_down_payload_op),
        .down_payload_is_tagged       (slice_down_payload_is_tagged),
        .down_payload_mode            (slice_down_payload_mode),
        .down_payload_lane            (slice_down_payload_lane),
        .down_payload_traffic_class   (slice_down_payload_traffic_class),
        .down_payload_local           (slice_down_payload_local),
        .down_payload_destination     (slice_down_payload_destination),
        .down_payload_job_id          (slice_down_payload_job_id),
        .down_payload_pid_on_fep      (slice_down_payload_pid_on_fep),
        .down_payload_resource_index  (slice_down_payload_resource_index),
        .down_payload_ri_generation   (slice_down_payload_ri_generation),
        .down_payload_dc              (slice_down_payload_dc),
        .down_payload_key             (slice_down_payload_key),
        .down_payload_offset          (slice_down_payload_offset),
        .down_payload_initiator       (slice_down_payload_initiator),
        .down_payload_has_header_data (slice_down_payload_has_header_data),
        .down_payload_header_data     (slice_down_payload_header_data),
        .down_payload_length          (slice_down_payload_length),
        .down_payload_wr_id           (slice_down_payload_wr_id),
        .down_payload_back_enable     (slice_down_payload_back_enable),
        .down_payload_back_pdcid      (slice_down_payload_back_pdcid),
        .down_payload_back_close      (slice_down_payload_back_close),
        .down_payload_expects         (slice_down_payload_expects),
        .down_valid                   (slice_down_valid),
        .down_ready                   (out_ready)
    );

    fifo_w1_d16 order (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (is_rest),
        .up_valid     (is_there_and_out_taken),
        .up_ready     (order_up_ready),
        .down_payload (order_down_payload),
        .down_valid   (order_down_valid),
        .down_ready   (beat_taken)
    );

    forward_slice_w11 answer (
        .clk                      (clk),
        .rst                      (rst),
        .up_payload_slot          (ended_payload_wr_id[4:0]),
        .up_payload_return_code   (ended_payload_result == TOLD_PAYLOAD_RESULT_OK ? 6'd1 : answer_up_payload_return_code_choice),
        .up_valid                 (ended_valid && of_rests),
        .up_ready                 (answer_up_ready),
        .down_payload_slot        (answer_down_payload_slot),
        .down_payload_return_code (answer_down_payload_return_code),
        .down_valid               (answer_down_valid),
        .down_ready               (answers_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            turn <= 1'b0;
        end else begin
            if (moves) begin
                turn <= !is_rest;
            end
        end
    end

    assign wrong = payload_wrong && is_other;
    assign messages_ready = moves && !is_rest;
    assign payload_ready = is_other && bytes_ready;
    assign rests_ready = moves && is_rest;
    assign ended_ready = of_rests ? answer_up_ready : told_ready;
    assign out_payload_op = slice_down_payload_op;
    assign out_payload_is_tagged = slice_down_payload_is_tagged;
    assign out_payload_mode = slice_down_payload_mode;
    assign out_payload_lane = slice_down_payload_lane;
    assign out_payload_traffic_class = slice_down_payload_traffic_class;
    assign out_payload_local = slice_down_payload_local;
    assign out_payload_destination = slice_down_payload_destination;
    assign out_payload_job_id = slice_down_payload_job_id;
    assign out_payload_pid_on_fep = slice_down_payload_pid_on_fep;
    assign out_payload_resource_index = slice_down_payload_resource_index;
    assign out_payload_ri_generation = slice_down_payload_ri_generation;
    assign out_payload_dc = slice_down_payload_dc;
    assign out_payload_key = slice_down_payload_key;
    assign out_payload_offset = slice_down_payload_offset;
    assign out_payload_initiator = slice_down_payload_initiator;
    assign out_payload_has_header_data = slice_down_payload_has_header_data;
    assign out_payload_header_data = slice_down_payload_header_data;
    assign out_payload_length = slice_down_payload_length;
    assign out_payload_wr_id = slice_down_payload_wr_id;
    assign out_payload_back_enable = slice_down_payload_back_enable;
    assign out_payload_back_pdcid = slice_down_payload_back_pdcid;
    assign out_payload_back_close = slice_down_payload_back_close;
    assign out_payload_expects = slice_down_payload_expects;
    assign out_valid = slice_down_valid;
    assign bytes_payload_data = payload_payload_data;
    assign bytes_payload_keep = payload_payload_keep & {64{!is_none}};
    assign bytes_payload_last = payload_payload_last || is_none;
    assign bytes_valid = beat_taken_term;
    assign told_payload_wr_id = ended_payload_wr_id;
    assign told_payload_message_id = ended_payload_message_id;
    assign told_payload_bytes = ended_payload_bytes;
    assign told_payload_result = ended_payload_result;
    assign told_payload_code = ended_payload_code;
    assign told_payload_ri_generation = ended_payload_ri_generation;
    assign told_payload_op = ended_payload_op;
    assign told_payload_deferred = ended_payload_deferred;
    assign told_payload_modified_valid = ended_payload_modified_valid;
    assign told_payload_modified_length = ended_payload_modified_length;
    assign told_valid = ended_valid && !of_rests;
    assign answers_payload_slot = answer_down_payload_slot;
    assign answers_payload_return_code = answer_down_payload_return_code;
    assign answers_valid = answer_down_valid;

endmodule

`default_nettype wire
