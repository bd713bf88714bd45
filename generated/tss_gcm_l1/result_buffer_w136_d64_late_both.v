// Buffers up to 64 results of a pipeline that cannot stall, and meters what enters it.
`default_nettype none

module result_buffer_w136_d64_late_both (
    input  wire         clk,
    input  wire         rst,
    input  wire         issue,
    input  wire         done,
    input  wire [127:0] result_data,
    input  wire   [4:0] result_count,
    input  wire         result_end,
    input  wire         result_seal,
    input  wire         result_bad,
    output wire         ready,
    output wire [127:0] down_payload_data,
    output wire   [4:0] down_payload_count,
    output wire         down_payload_end,
    output wire         down_payload_seal,
    output wire         down_payload_bad,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [6:0] outstanding;
    wire         queue_up_ready;
    wire [127:0] queue_down_payload_data;
    wire   [4:0] queue_down_payload_count;
    wire         queue_down_payload_end;
    wire         queue_down_payload_seal;
    wire         queue_down_payload_bad;
    wire         queue_down_valid;
    reg          entered;
    reg          left;
    reg          ready_now;

    wire       leave = queue_down_valid && down_ready;
    wire [6:0] stays = outstanding + {6'd0, entered} - {6'd0, left};

    fifo_w136_d64 queue (
        .clk                (clk),
        .rst                (rst),
        .up_payload_data    (result_data),
        .up_payload_count   (result_count),
        .up_payload_end     (result_end),
        .up_payload_seal    (result_seal),
        .up_payload_bad     (result_bad),
        .up_valid           (done),
        .up_ready           (queue_up_ready),
        .down_payload_data  (queue_down_payload_data),
        .down_payload_count (queue_down_payload_count),
        .down_payload_end   (queue_down_payload_end),
        .down_payload_seal  (queue_down_payload_seal),
        .down_payload_bad   (queue_down_payload_bad),
        .down_valid         (queue_down_valid),
        .down_ready         (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            outstanding <= 7'd0;
            entered <= 1'b0;
            left <= 1'b0;
            ready_now <= 1'b1;
        end else begin
            left <= leave;
            entered <= issue;
            outstanding <= stays;
            ready_now <= issue ? stays != 7'd63 : stays != 7'd64;
        end
    end

    assign ready = ready_now;
    assign down_payload_data = queue_down_payload_data;
    assign down_payload_count = queue_down_payload_count;
    assign down_payload_end = queue_down_payload_end;
    assign down_payload_seal = queue_down_payload_seal;
    assign down_payload_bad = queue_down_payload_bad;
    assign down_valid = queue_down_valid;

    wire _unused_ok = &{1'b0, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) result_finds_room: assert (!done || queue_up_ready);
`endif

endmodule

`default_nettype wire
