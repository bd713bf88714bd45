// Buffers up to 32 results of a pipeline that cannot stall, and meters what enters it.
`default_nettype none

module result_buffer_w72_d32 (
    input  wire        clk,
    input  wire        rst,
    input  wire        issue,
    input  wire        done,
    input  wire  [1:0] result_tag,
    input  wire  [5:0] result_code,
    input  wire [63:0] result_fetched,
    output wire        ready,
    output wire  [1:0] down_payload_tag,
    output wire  [5:0] down_payload_code,
    output wire [63:0] down_payload_fetched,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [5:0] outstanding;
    wire        queue_up_ready;
    wire  [1:0] queue_down_payload_tag;
    wire  [5:0] queue_down_payload_code;
    wire [63:0] queue_down_payload_fetched;
    wire        queue_down_valid;

    wire leave = queue_down_valid && down_ready;

    fifo_w72_d32 queue (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_tag       (result_tag),
        .up_payload_code      (result_code),
        .up_payload_fetched   (result_fetched),
        .up_valid             (done),
        .up_ready             (queue_up_ready),
        .down_payload_tag     (queue_down_payload_tag),
        .down_payload_code    (queue_down_payload_code),
        .down_payload_fetched (queue_down_payload_fetched),
        .down_valid           (queue_down_valid),
        .down_ready           (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            outstanding <= 6'd0;
        end else begin
            if (issue && !leave) begin
                outstanding <= outstanding + 6'd1;
            end
            if (leave && !issue) begin
                outstanding <= outstanding - 6'd1;
            end
        end
    end

    assign ready = outstanding != 6'd32;
    assign down_payload_tag = queue_down_payload_tag;
    assign down_payload_code = queue_down_payload_code;
    assign down_payload_fetched = queue_down_payload_fetched;
    assign down_valid = queue_down_valid;

    wire _unused_ok = &{1'b0, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) result_finds_room: assert (!done || queue_up_ready);
`endif

endmodule

`default_nettype wire
