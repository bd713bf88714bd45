// Sends the bytes that peers have read.
`default_nettype none

module uet_read_answers_b64_tags_rudi (
    input  wire         clk,
    input  wire         rst,
    input  wire [213:0] answers_payload_tag,
    input  wire   [5:0] answers_payload_return_code,
    input  wire         answers_payload_small,
    input  wire         answers_payload_in_ack,
    input  wire  [23:0] answers_payload_job_id,
    input  wire  [15:0] answers_payload_message_id,
    input  wire  [13:0] answers_payload_payload_length,
    input  wire  [31:0] answers_payload_modified_length,
    input  wire  [31:0] answers_payload_message_offset,
    input  wire  [31:0] answers_payload_original_request_psn,
    input  wire         answers_valid,
    output wire         answers_ready,
    input  wire [511:0] data_payload_data,
    input  wire  [63:0] data_payload_keep,
    input  wire         data_payload_last,
    input  wire         data_valid,
    output wire         data_ready,
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
    input  wire         bytes_ready
);

    wire         order_up_ready;
    wire         order_down_payload;
    wire         order_down_valid;
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

    wire out_taken = slice_up_ready;
    assign bytes_valid = order_down_valid && (!order_down_payload || data_valid);
    wire is_last = !order_down_payload || data_payload_last;
    wire beat_taken = bytes_valid && bytes_ready && is_last;

    fifo_w1_d4 order (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (|answers_payload_payload_length),
        .up_valid     (answers_valid && out_taken),
        .up_ready     (order_up_ready),
        .down_payload (order_down_payload),
        .down_valid   (order_down_valid),
        .down_ready   (beat_taken)
    );

    forward_slice_w512 slice (
        .clk                          (clk),
        .rst                          (rst),
        .up_payload_op                (answers_payload_in_ack ? 4'd12 : 4'd3),
        .up_payload_is_tagged         (1'b0),
        .up_payload_mode              (2'd0),
        .up_payload_lane              (4'd0),
        .up_payload_traffic_class     (4'd0),
        .up_payload_local             (answers_payload_tag[35:32]),
        .up_payload_destination       (answers_payload_tag[163:36]),
        .up_payload_job_id            (answers_payload_job_id),
        .up_payload_pid_on_fep        (12'd0),
        .up_payload_resource_index    (12'd0),
        .up_payload_ri_generation     (8'd0),
        .up_payload_dc                (1'b0),
        .up_payload_key               ({42'd0, answers_payload_message_id, answers_payload_return_code}),
        .up_payload_offset            ({32'd0, answers_payload_message_offset}),
        .up_payload_initiator         (answers_payload_modified_length),
        .up_payload_has_header_data   (1'b0),
        .up_payload_header_data       ({14'd0, answers_payload_tag[213:164]}),
        .up_payload_length            ({18'd0, answers_payload_payload_length}),
        .up_payload_wr_id             ({16'd0, answers_payload_tag[31:16]}),
        .up_payload_back_enable       (!answers_payload_in_ack),
        .up_payload_back_pdcid        (answers_payload_tag[15:0]),
        .up_payload_back_close        (1'b0),
        .up_payload_expects           (1'b0),
        .up_valid                     (answers_valid && order_up_ready),
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

    assign answers_ready = slice_up_ready && order_up_ready;
    assign data_ready = order_down_valid && order_down_payload && bytes_ready;
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
    assign bytes_payload_data = data_payload_data;
    assign bytes_payload_keep = data_payload_keep & {64{order_down_payload}};
    assign bytes_payload_last = is_last;

    wire _unused_ok = &{1'b0, answers_payload_small, answers_payload_original_request_psn};

endmodule

`default_nettype wire
