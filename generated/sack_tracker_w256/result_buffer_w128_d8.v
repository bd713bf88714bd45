// Buffers up to 8 results of a pipeline that cannot stall, and meters what enters it.
`default_nettype none

module result_buffer_w128_d8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        issue,
    input  wire        done,
    input  wire [31:0] result_base,
    input  wire [31:0] result_cack,
    input  wire [63:0] result_bitmap,
    output wire        ready,
    output wire [31:0] down_payload_base,
    output wire [31:0] down_payload_cack,
    output wire [63:0] down_payload_bitmap,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [3:0] outstanding;
    wire        queue_up_ready;
    wire [31:0] queue_down_payload_base;
    wire [31:0] queue_down_payload_cack;
    wire [63:0] queue_down_payload_bitmap;
    wire        queue_down_valid;

    wire leave = queue_down_valid && down_ready;

    fifo_w128_d8 queue (
        .clk                 (clk),
        .rst                 (rst),
        .up_payload_base     (result_base),
        .up_payload_cack     (result_cack),
        .up_payload_bitmap   (result_bitmap),
        .up_valid            (done),
        .up_ready            (queue_up_ready),
        .down_payload_base   (queue_down_payload_base),
        .down_payload_cack   (queue_down_payload_cack),
        .down_payload_bitmap (queue_down_payload_bitmap),
        .down_valid          (queue_down_valid),
        .down_ready          (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            outstanding <= 4'd0;
        end else begin
            if (issue && !leave) begin
                outstanding <= outstanding + 4'd1;
            end
            if (leave && !issue) begin
                outstanding <= outstanding - 4'd1;
            end
        end
    end

    assign ready = outstanding != 4'd8;
    assign down_payload_base = queue_down_payload_base;
    assign down_payload_cack = queue_down_payload_cack;
    assign down_payload_bitmap = queue_down_payload_bitmap;
    assign down_valid = queue_down_valid;

    wire _unused_ok = &{1'b0, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) result_finds_room: assert (!done || queue_up_ready);
`endif

endmodule

`default_nettype wire
