// Buffers up to 16 results of a pipeline that cannot stall, and meters what enters it.
`default_nettype none

module result_buffer_w578_d16 (
    input  wire         clk,
    input  wire         rst,
    input  wire         issue,
    input  wire         done,
    input  wire [511:0] result_data,
    input  wire  [63:0] result_keep,
    input  wire         result_last,
    input  wire         result_wrong,
    output wire         ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_wrong,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [4:0] outstanding;
    wire         queue_up_ready;
    wire [511:0] queue_down_payload_data;
    wire  [63:0] queue_down_payload_keep;
    wire         queue_down_payload_last;
    wire         queue_down_payload_wrong;
    wire         queue_down_valid;

    wire leave = queue_down_valid && down_ready;

    fifo_w578_d16 queue (
        .clk                (clk),
        .rst                (rst),
        .up_payload_data    (result_data),
        .up_payload_keep    (result_keep),
        .up_payload_last    (result_last),
        .up_payload_wrong   (result_wrong),
        .up_valid           (done),
        .up_ready           (queue_up_ready),
        .down_payload_data  (queue_down_payload_data),
        .down_payload_keep  (queue_down_payload_keep),
        .down_payload_last  (queue_down_payload_last),
        .down_payload_wrong (queue_down_payload_wrong),
        .down_valid         (queue_down_valid),
        .down_ready         (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            outstanding <= 5'd0;
        end else begin
            if (issue && !leave) begin
                outstanding <= outstanding + 5'd1;
            end
            if (leave && !issue) begin
                outstanding <= outstanding - 5'd1;
            end
        end
    end

    assign ready = outstanding != 5'd16;
    assign down_payload_data = queue_down_payload_data;
    assign down_payload_keep = queue_down_payload_keep;
    assign down_payload_last = queue_down_payload_last;
    assign down_payload_wrong = queue_down_payload_wrong;
    assign down_valid = queue_down_valid;

    wire _unused_ok = &{1'b0, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) result_finds_room: assert (!done || queue_up_ready);
`endif

endmodule

`default_nettype wire
