// Buffers up to 16 results of a pipeline that cannot stall, and meters what enters it.
`default_nettype none

module result_buffer_w598_d16_late (
    input  wire         clk,
    input  wire         rst,
    input  wire         issue,
    input  wire         done,
    input  wire [511:0] result_data,
    input  wire  [63:0] result_keep,
    input  wire         result_last,
    input  wire         result_user_llr,
    input  wire  [19:0] result_user_seq,
    output wire         ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_user_llr,
    output wire  [19:0] down_payload_user_seq,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [4:0] outstanding;
    wire         queue_up_ready;
    wire [511:0] queue_down_payload_data;
    wire  [63:0] queue_down_payload_keep;
    wire         queue_down_payload_last;
    wire         queue_down_payload_user_llr;
    wire  [19:0] queue_down_payload_user_seq;
    wire         queue_down_valid;
    reg          entered;
    reg          ready_now;

    wire       leave = queue_down_valid && down_ready;
    wire [4:0] stays = outstanding + {4'd0, entered} - {4'd0, leave};

    fifo_w598_d16 queue (
        .clk                   (clk),
        .rst                   (rst),
        .up_payload_data       (result_data),
        .up_payload_keep       (result_keep),
        .up_payload_last       (result_last),
        .up_payload_user_llr   (result_user_llr),
        .up_payload_user_seq   (result_user_seq),
        .up_valid              (done),
        .up_ready              (queue_up_ready),
        .down_payload_data     (queue_down_payload_data),
        .down_payload_keep     (queue_down_payload_keep),
        .down_payload_last     (queue_down_payload_last),
        .down_payload_user_llr (queue_down_payload_user_llr),
        .down_payload_user_seq (queue_down_payload_user_seq),
        .down_valid            (queue_down_valid),
        .down_ready            (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            outstanding <= 5'd0;
            entered <= 1'b0;
            ready_now <= 1'b1;
        end else begin
            entered <= issue;
            outstanding <= stays;
            ready_now <= issue ? stays != 5'd15 : stays != 5'd16;
        end
    end

    assign ready = ready_now;
    assign down_payload_data = queue_down_payload_data;
    assign down_payload_keep = queue_down_payload_keep;
    assign down_payload_last = queue_down_payload_last;
    assign down_payload_user_llr = queue_down_payload_user_llr;
    assign down_payload_user_seq = queue_down_payload_user_seq;
    assign down_valid = queue_down_valid;

    wire _unused_ok = &{1'b0, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) result_finds_room: assert (!done || queue_up_ready);
`endif

endmodule

`default_nettype wire
