// A round of AES and the memory of its keys.
`default_nettype none

module aes_stored_round_ram_n256 (
    input  wire         clk,
    input  wire [127:0] state,
    input  wire   [7:0] slot,
    input  wire         write,
    input  wire   [7:0] into,
    input  wire [127:0] key,
    output wire [127:0] next
);

    reg  [127:0] keys_rdata;
    wire [127:0] round_next;
    (* no_rw_check *)
    reg  [127:0] keys [0:255];

    aes_round_ram round (
        .clk   (clk),
        .state (state),
        .key   (keys_rdata),
        .next  (round_next)
    );

    always @(posedge clk) begin
        keys_rdata <= keys[slot];
        if (write) keys[into] <= key;
    end

    assign next = round_next;

endmodule

`default_nettype wire
