// 8 words of 194 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w194_d8_l2 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [2:0] addr,
    input  wire         enable,
    input  wire [127:0] next_identity_source,
    input  wire   [3:0] next_identity_local,
    input  wire  [15:0] next_identity_spdcid,
    input  wire         next_rod,
    input  wire  [31:0] next_start,
    input  wire  [12:0] next_generation,
    input  wire         write,
    output wire [127:0] word_identity_source,
    output wire   [3:0] word_identity_local,
    output wire  [15:0] word_identity_spdcid,
    output wire         word_rod,
    output wire  [31:0] word_start,
    output wire  [12:0] word_generation,
    output wire   [2:0] at,
    output wire         valid
);

    reg    [2:0] addr_1;
    reg          valid_1;
    reg    [2:0] addr_2;
    reg          valid_2;
    reg  [193:0] memory_rdata;
    reg  [127:0] written_identity_source;
    reg    [3:0] written_identity_local;
    reg   [15:0] written_identity_spdcid;
    reg          written_rod;
    reg   [31:0] written_start;
    reg   [12:0] written_generation;
    reg          wrote;
    reg          beside;
    reg  [127:0] fetched_identity_source;
    reg    [3:0] fetched_identity_local;
    reg   [15:0] fetched_identity_spdcid;
    reg          fetched_rod;
    reg   [31:0] fetched_start;
    reg   [12:0] fetched_generation;
    reg          one_apart;
    reg          beside_last;
    (* no_rw_check *)
    reg  [193:0] memory [0:7];

    wire         writes = valid_2 && write;
    wire         beside_last_and_wrote = beside_last && wrote;
    wire [127:0] word_identity_source_choice = beside_last_and_wrote ? written_identity_source : fetched_identity_source;
    wire   [3:0] word_identity_local_choice = beside_last_and_wrote ? written_identity_local : fetched_identity_local;
    wire  [15:0] word_identity_spdcid_choice = beside_last_and_wrote ? written_identity_spdcid : fetched_identity_spdcid;
    wire         word_rod_choice = beside_last_and_wrote ? written_rod : fetched_rod;
    wire  [31:0] word_start_choice = beside_last_and_wrote ? written_start : fetched_start;
    wire  [12:0] word_generation_choice = beside_last_and_wrote ? written_generation : fetched_generation;
    wire         one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {
        next_identity_source,
        next_identity_local,
        next_identity_spdcid,
        next_rod,
        next_start,
        next_generation
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
        written_identity_source <= next_identity_source;
        written_identity_local <= next_identity_local;
        written_identity_spdcid <= next_identity_spdcid;
        written_rod <= next_rod;
        written_start <= next_start;
        written_generation <= next_generation;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_identity_source <= one_apart_and_wrote ? written_identity_source : memory_rdata[193:66];
        fetched_identity_local <= one_apart_and_wrote ? written_identity_local : memory_rdata[65:62];
        fetched_identity_spdcid <= one_apart_and_wrote ? written_identity_spdcid : memory_rdata[61:46];
        fetched_rod <= one_apart_and_wrote ? written_rod : memory_rdata[45];
        fetched_start <= one_apart_and_wrote ? written_start : memory_rdata[44:13];
        fetched_generation <= one_apart_and_wrote ? written_generation : memory_rdata[12:0];
        beside_last <= beside;
    end

    assign word_identity_source = word_identity_source_choice;
    assign word_identity_local = word_identity_local_choice;
    assign word_identity_spdcid = word_identity_spdcid_choice;
    assign word_rod = word_rod_choice;
    assign word_start = word_start_choice;
    assign word_generation = word_generation_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg    [2:0] watched;
    reg          known;
    reg  [127:0] expected_identity_source;
    reg    [3:0] expected_identity_local;
    reg   [15:0] expected_identity_spdcid;
    reg          expected_rod;
    reg   [31:0] expected_start;
    reg   [12:0] expected_generation;

    wire         addr_2_eq_watched = addr_2 == watched;
    wire [193:0] word_is_latest_word = {
        word_identity_source_choice,
        word_identity_local_choice,
        word_identity_spdcid_choice,
        word_rod_choice,
        word_start_choice,
        word_generation_choice
    };
    wire [193:0] word_is_latest_word_2 = {
        expected_identity_source,
        expected_identity_local,
        expected_identity_spdcid,
        expected_rod,
        expected_start,
        expected_generation
    };

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_2_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_2_eq_watched) begin
                watched <= addr_2;
                expected_identity_source <= next_identity_source;
                expected_identity_local <= next_identity_local;
                expected_identity_spdcid <= next_identity_spdcid;
                expected_rod <= next_rod;
                expected_start <= next_start;
                expected_generation <= next_generation;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
