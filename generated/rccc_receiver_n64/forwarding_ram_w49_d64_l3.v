// 64 words of 49 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w49_d64_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [5:0] addr,
    input  wire        enable,
    input  wire [23:0] next_granted,
    input  wire [23:0] next_target,
    input  wire        next_is_waiting,
    input  wire        write,
    output wire [23:0] word_granted,
    output wire [23:0] word_target,
    output wire        word_is_waiting,
    output wire  [5:0] at,
    output wire        valid
);

    reg   [5:0] addr_1;
    reg         valid_1;
    reg   [5:0] addr_2;
    reg         valid_2;
    reg   [5:0] addr_3;
    reg         valid_3;
    reg  [48:0] memory_rdata;
    reg  [23:0] written_granted;
    reg  [23:0] written_target;
    reg         written_is_waiting;
    reg         wrote;
    reg         beside;
    reg  [23:0] fetched_granted;
    reg  [23:0] fetched_target;
    reg         fetched_is_waiting;
    reg         two_apart;
    reg         beside_next;
    reg         one_apart;
    reg         one_apart_next;
    reg  [23:0] latest_granted;
    reg  [23:0] latest_target;
    reg         latest_is_waiting;
    (* no_rw_check *)
    reg  [48:0] memory [0:63];

    wire writes = valid_3 && write;
    wire two_apart_and_wrote = two_apart && wrote;
    wire beside_next_and_writes = beside_next && writes;
    wire one_apart_next_and_wrote = one_apart_next && wrote;
    wire latest_is_waiting_choice = one_apart_next_and_wrote ? written_is_waiting : fetched_is_waiting;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {next_granted, next_target, next_is_waiting};
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
        addr_3 <= addr_2;
        written_granted <= next_granted;
        written_target <= next_target;
        written_is_waiting <= next_is_waiting;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_granted <= two_apart_and_wrote ? written_granted : memory_rdata[48:25];
        fetched_target <= two_apart_and_wrote ? written_target : memory_rdata[24:1];
        fetched_is_waiting <= two_apart_and_wrote ? written_is_waiting : memory_rdata[0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_granted <= beside_next_and_writes ? next_granted : one_apart_next_and_wrote ? written_granted : fetched_granted;
        latest_target <= beside_next_and_writes ? next_target : one_apart_next_and_wrote ? written_target : fetched_target;
        latest_is_waiting <= beside_next_and_writes ? next_is_waiting : latest_is_waiting_choice;
    end

    assign word_granted = latest_granted;
    assign word_target = latest_target;
    assign word_is_waiting = latest_is_waiting;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [5:0] watched;
    reg         known;
    reg  [23:0] expected_granted;
    reg  [23:0] expected_target;
    reg         expected_is_waiting;

    wire        addr_3_eq_watched = addr_3 == watched;
    wire [48:0] word_is_latest_word = {expected_granted, expected_target, expected_is_waiting};
    wire        word_is_latest_match = {latest_granted, latest_target, latest_is_waiting} == word_is_latest_word;

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_3_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_3_eq_watched) begin
                watched <= addr_3;
                expected_granted <= next_granted;
                expected_target <= next_target;
                expected_is_waiting <= next_is_waiting;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
