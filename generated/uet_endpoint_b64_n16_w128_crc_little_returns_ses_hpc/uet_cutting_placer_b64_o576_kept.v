// Places up to 576 payloads or their first bytes in beats of 64 bytes, and completes messages.
`default_nettype none

module uet_cutting_placer_b64_o576_kept (
    input  wire         clk,
    input  wire         rst,
    input  wire         order_valid,
    input  wire         order_payload_bare,
    input  wire         order_payload_place,
    input  wire         order_payload_dc,
    input  wire  [63:0] order_payload_placement_address,
    input  wire  [13:0] order_payload_placement_length,
    input  wire  [15:0] order_payload_placement_pdcid,
    input  wire  [15:0] order_payload_placement_message_id,
    input  wire         order_payload_placement_is_kept,
    input  wire         order_payload_completes,
    input  wire   [5:0] order_payload_completion_opcode,
    input  wire   [5:0] order_payload_completion_return_code,
    input  wire         order_payload_completion_reported,
    input  wire         order_payload_completion_has_header_data,
    input  wire  [63:0] order_payload_completion_header_data,
    input  wire  [31:0] order_payload_completion_wr_id,
    input  wire  [31:0] order_payload_completion_bytes,
    input  wire  [31:0] order_payload_completion_initiator,
    input  wire  [63:0] order_payload_completion_key,
    input  wire  [23:0] order_payload_completion_job_id,
    input  wire  [15:0] order_payload_completion_message_id,
    input  wire  [15:0] order_payload_completion_pdcid,
    input  wire         order_payload_completion_kept_is,
    input  wire   [4:0] order_payload_completion_kept_number,
    output wire         flush,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] place_payload_data,
    output wire  [63:0] place_payload_keep,
    output wire         place_payload_last,
    output wire  [63:0] place_payload_user_address,
    output wire  [13:0] place_payload_user_length,
    output wire  [15:0] place_payload_user_pdcid,
    output wire  [15:0] place_payload_user_message_id,
    output wire         place_payload_user_is_kept,
    output wire         place_valid,
    input  wire         place_ready,
    output wire   [5:0] completion_payload_opcode,
    output wire   [5:0] completion_payload_return_code,
    output wire         completion_payload_reported,
    output wire         completion_payload_has_header_data,
    output wire  [63:0] completion_payload_header_data,
    output wire  [31:0] completion_payload_wr_id,
    output wire  [31:0] completion_payload_bytes,
    output wire  [31:0] completion_payload_initiator,
    output wire  [63:0] completion_payload_key,
    output wire  [23:0] completion_payload_job_id,
    output wire  [15:0] completion_payload_message_id,
    output wire  [15:0] completion_payload_pdcid,
    output wire         completion_payload_kept_is,
    output wire   [4:0] completion_payload_kept_number,
    output wire         completion_valid,
    input  wire         completion_ready
);

    wire        orders_up_ready;
    wire        orders_down_payload_bare;
    wire        orders_down_payload_place;
    wire        orders_down_payload_dc;
    wire [63:0] orders_down_payload_placement_address;
    wire [13:0] orders_down_payload_placement_length;
    wire [15:0] orders_down_payload_placement_pdcid;
    wire [15:0] orders_down_payload_placement_message_id;
    wire        orders_down_payload_placement_is_kept;
    wire        orders_down_payload_completes;
    wire  [5:0] orders_down_payload_completion_opcode;
    wire  [5:0] orders_down_payload_completion_return_code;
    wire        orders_down_payload_completion_reported;
    wire        orders_down_payload_completion_has_header_data;
    wire [63:0] orders_down_payload_completion_header_data;
    wire [31:0] orders_down_payload_completion_wr_id;
    wire [31:0] orders_down_payload_completion_bytes;
    wire [31:0] orders_down_payload_completion_initiator;
    wire [63:0] orders_down_payload_completion_key;
    wire [23:0] orders_down_payload_completion_job_id;
    wire [15:0] orders_down_payload_completion_message_id;
    wire [15:0] orders_down_payload_completion_pdcid;
    wire        orders_down_payload_completion_kept_is;
    wire  [4:0] orders_down_payload_completion_kept_number;
    wire        orders_down_valid;
    reg         goes_on;
    reg  [13:0] rest;
    wire        done_up_ready;
    wire  [5:0] done_down_payload_opcode;
    wire  [5:0] done_down_payload_return_code;
    wire        done_down_payload_reported;
    wire        done_down_payload_has_header_data;
    wire [63:0] done_down_payload_header_data;
    wire [31:0] done_down_payload_wr_id;
    wire [31:0] done_down_payload_bytes;
    wire [31:0] done_down_payload_initiator;
    wire [63:0] done_down_payload_key;
    wire [23:0] done_down_payload_job_id;
    wire [15:0] done_down_payload_message_id;
    wire [15:0] done_down_payload_pdcid;
    wire        done_down_payload_kept_is;
    wire  [4:0] done_down_payload_kept_number;
    wire        done_down_valid;
    reg         flushes;

    wire        ends = up_payload_last || orders_down_payload_bare;
    wire        may_term = !(ends && orders_down_payload_completes) || done_up_ready;
    wire        may = orders_down_valid && (up_valid || orders_down_payload_bare) && may_term;
    wire [13:0] left = goes_on ? rest : orders_down_payload_placement_length;
    wire        left_any = |left;
    wire        places = orders_down_payload_place && left_any;
    wire        moves = may && (!places || place_ready);
    wire        moves_and_ends = moves && ends;
    wire        next_order = moves_and_ends;
    wire        is_last = left <= 14'd64;
    wire        completes = moves_and_ends && orders_down_payload_completes;
    wire [63:0] place_payload_keep_word = {
        left > 14'd63,
        left > 14'd62,
        left > 14'd61,
        left > 14'd60,
        left > 14'd59,
        left > 14'd58,
        left > 14'd57,
        left > 14'd56,
        left > 14'd55,
        left > 14'd54,
        left > 14'd53,
        left > 14'd52,
        left > 14'd51,
        left > 14'd50,
        left > 14'd49,
        left > 14'd48,
        left > 14'd47,
        left > 14'd46,
        left > 14'd45,
        left > 14'd44,
        left > 14'd43,
        left > 14'd42,
        left > 14'd41,
        left > 14'd40,
        left > 14'd39,
        left > 14'd38,
        left > 14'd37,
        left > 14'd36,
        left > 14'd35,
        left > 14'd34,
        left > 14'd33,
        left > 14'd32,
        left > 14'd31,
        left > 14'd30,
        left > 14'd29,
        left > 14'd28,
        left > 14'd27,
        left > 14'd26,
        left > 14'd25,
        left > 14'd24,
        left > 14'd23,
        left > 14'd22,
        left > 14'd21,
        left > 14'd20,
        left > 14'd19,
        left > 14'd18,
        left > 14'd17,
        left > 14'd16,
        left > 14'd15,
        left > 14'd14,
        left > 14'd13,
        left > 14'd12,
        left > 14'd11,
        left > 14'd10,
        left > 14'd9,
        left > 14'd8,
        left > 14'd7,
        left > 14'd6,
        left > 14'd5,
        left > 14'd4,
        left > 14'd3,
        left > 14'd2,
        left > 14'd1,
        left_any
    };

    block_fifo_w415_d576 orders (
        .clk                                     (clk),
        .rst                                     (rst),
        .up_payload_bare                         (order_payload_bare),
        .up_payload_place                        (order_payload_place),
        .up_payload_dc                           (order_payload_dc),
        .up_payload_placement_address            (order_payload_placement_address),
        .up_payload_placement_length             (order_payload_placement_length),
        .up_payload_placement_pdcid              (order_payload_placement_pdcid),
        .up_payload_placement_message_id         (order_payload_placement_message_id),
        .up_payload_placement_is_kept            (order_payload_placement_is_kept),
        .up_payload_completes                    (order_payload_completes),
        .up_payload_completion_opcode            (order_payload_completion_opcode),
        .up_payload_completion_return_code       (order_payload_completion_return_code),
        .up_payload_completion_reported          (order_payload_completion_reported),
        .up_payload_completion_has_header_data   (order_payload_completion_has_header_data),
        .up_payload_completion_header_data       (order_payload_completion_header_data),
        .up_payload_completion_wr_id             (order_payload_completion_wr_id),
        .up_payload_completion_bytes             (order_payload_completion_bytes),
        .up_payload_completion_initiator         (order_payload_completion_initiator),
        .up_payload_completion_key               (order_payload_completion_key),
        .up_payload_completion_job_id            (order_payload_completion_job_id),
        .up_payload_completion_message_id        (order_payload_completion_message_id),
        .up_payload_completion_pdcid             (order_payload_completion_pdcid),
        .up_payload_completion_kept_is           (order_payload_completion_kept_is),
        .up_payload_completion_kept_number       (order_payload_completion_kept_number),
        .up_valid                                (order_valid),
        .up_ready                                (orders_up_ready),
        .down_payload_bare                       (orders_down_payload_bare),
        .down_payload_place                      (orders_down_payload_place),
        .down_payload_dc                         (orders_down_payload_dc),
        .down_payload_placement_address          (orders_down_payload_placement_address),
        .down_payload_placement_length           (orders_down_payload_placement_length),
        .down_payload_placement_pdcid            (orders_down_payload_placement_pdcid),
        .down_payload_placement_message_id       (orders_down_payload_placement_message_id),
        .down_payload_placement_is_kept          (orders_down_payload_placement_is_kept),
        .down_payload_completes                  (orders_down_payload_completes),
        .down_payload_completion_opcode          (orders_down_payload_completion_opcode),
        .down_payload_completion_return_code     (orders_down_payload_completion_return_code),
        .down_payload_completion_reported        (orders_down_payload_completion_reported),
        .down_payload_completion_has_header_data (orders_down_payload_completion_has_header_data),
        .down_payload_completion_header_data     (orders_down_payload_completion_header_data),
        .down_payload_completion_wr_id           (orders_down_payload_completion_wr_id),
        .down_payload_completion_bytes           (orders_down_payload_completion_bytes),
        .down_payload_completion_initiator       (orders_down_payload_completion_initiator),
        .down_payload_completion_key             (orders_down_payload_completion_key),
        .down_payload_completion_job_id          (orders_down_payload_completion_job_id),
        .down_payload_completion_message_id      (orders_down_payload_completion_message_id),
        .down_payload_completion_pdcid           (orders_down_payload_completion_pdcid),
        .down_payload_completion_kept_is         (orders_down_payload_completion_kept_is),
        .down_payload_completion_kept_number     (orders_down_payload_completion_kept_number),
        .down_valid                              (orders_down_valid),
        .down_ready                              (next_order)
    );

    fifo_w300_d4 done (
        .clk                          (clk),
        .rst                          (rst),
        .up_payload_opcode            (orders_down_payload_completion_opcode),
        .up_payload_return_code       (orders_down_payload_completion_return_code),
        .up_payload_reported          (orders_down_payload_completion_reported),
        .up_payload_has_header_data   (orders_down_payload_completion_has_header_data),
        .up_payload_header_data       (orders_down_payload_completion_header_data),
        .up_payload_wr_id             (orders_down_payload_completion_wr_id),
        .up_payload_bytes             (orders_down_payload_completion_bytes),
        .up_payload_initiator         (orders_down_payload_completion_initiator),
        .up_payload_key               (orders_down_payload_completion_key),
        .up_payload_job_id            (orders_down_payload_completion_job_id),
        .up_payload_message_id        (orders_down_payload_completion_message_id),
        .up_payload_pdcid             (orders_down_payload_completion_pdcid),
        .up_payload_kept_is           (orders_down_payload_completion_kept_is),
        .up_payload_kept_number       (orders_down_payload_completion_kept_number),
        .up_valid                     (completes),
        .up_ready                     (done_up_ready),
        .down_payload_opcode          (done_down_payload_opcode),
        .down_payload_return_code     (done_down_payload_return_code),
        .down_payload_reported        (done_down_payload_reported),
        .down_payload_has_header_data (done_down_payload_has_header_data),
        .down_payload_header_data     (done_down_payload_header_data),
        .down_payload_wr_id           (done_down_payload_wr_id),
        .down_payload_bytes           (done_down_payload_bytes),
        .down_payload_initiator       (done_down_payload_initiator),
        .down_payload_key             (done_down_payload_key),
        .down_payload_job_id          (done_down_payload_job_id),
        .down_payload_message_id      (done_down_payload_message_id),
        .down_payload_pdcid           (done_down_payload_pdcid),
        .down_payload_kept_is         (done_down_payload_kept_is),
        .down_payload_kept_number     (done_down_payload_kept_number),
        .down_valid                   (done_down_valid),
        .down_ready                   (completion_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            goes_on <= 1'b0;
            flushes <= 1'b0;
        end else begin
            flushes <= moves_and_ends && orders_down_payload_dc;
            if (moves) begin
                goes_on <= !ends;
            end
        end
    end

    always @(posedge clk) begin
        if (moves) begin
            rest <= is_last ? 14'd0 : left - 14'd64;
        end
    end

    assign flush = flushes;
    assign up_ready = moves && !orders_down_payload_bare;
    assign place_payload_data = up_payload_data;
    assign place_payload_keep = up_payload_keep & (place_payload_keep_word | {64{!is_last}});
    assign place_payload_last = up_payload_last || is_last;
    assign place_payload_user_address = orders_down_payload_placement_address;
    assign place_payload_user_length = orders_down_payload_placement_length;
    assign place_payload_user_pdcid = orders_down_payload_placement_pdcid;
    assign place_payload_user_message_id = orders_down_payload_placement_message_id;
    assign place_payload_user_is_kept = orders_down_payload_placement_is_kept;
    assign place_valid = may && places;
    assign completion_payload_opcode = done_down_payload_opcode;
    assign completion_payload_return_code = done_down_payload_return_code;
    assign completion_payload_reported = done_down_payload_reported;
    assign completion_payload_has_header_data = done_down_payload_has_header_data;
    assign completion_payload_header_data = done_down_payload_header_data;
    assign completion_payload_wr_id = done_down_payload_wr_id;
    assign completion_payload_bytes = done_down_payload_bytes;
    assign completion_payload_initiator = done_down_payload_initiator;
    assign completion_payload_key = done_down_payload_key;
    assign completion_payload_job_id = done_down_payload_job_id;
    assign completion_payload_message_id = done_down_payload_message_id;
    assign completion_payload_pdcid = done_down_payload_pdcid;
    assign completion_payload_kept_is = done_down_payload_kept_is;
    assign completion_payload_kept_number = done_down_payload_kept_number;
    assign completion_valid = done_down_valid;

    wire _unused_ok = &{1'b0, orders_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) order_finds_room: assert (!order_valid || orders_up_ready);
`endif

endmodule

`default_nettype wire
